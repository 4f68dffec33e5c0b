import { DataTable } from "#components/ui/data-table.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { useWords } from "#components/words/use-words.ts";
import { Notice } from "#components/ui/notice.tsx";
import { estimateFields, type Estimate } from "#lib/domains/remittance/index.ts";
import type { ComponentProps } from "react";
import { labelOf, SendEstimate } from "./send-estimate.tsx";
import { dateFormat, numberFormat } from "#lib/platform/words/open/formats.ts";

const number = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rate = numberFormat({ maximumSignificantDigits: 6 });
const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });
const percent = numberFormat({ maximumFractionDigits: 1 });

type Props = ComponentProps<typeof SendEstimate> & { estimate: Estimate };

/** The cost of a transfer, computed line by line, and the form again with what was typed. */
export function SendAnswer({ estimate, ...form }: Props) {
  const words = useWords("fields");
  const { cost, problems, between } = estimate;
  const said = Object.values(problems);
  const wrong = estimateFields.flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    const isShared = said.filter((one) => one === problem).length > 1;
    return [{ href: `#${name}`, text: isShared ? `${labelOf(name)}: ${problem}` : problem }];
  });
  return (
    <div className="grid gap-8">
      {cost ? (
        <>
          <Notice
            {...(cost.unlikely === undefined
              ? {
                  tone: "info",
                  title: `It costs ${number.format(cost.total)} of your currency: ${percent.format(cost.percent)}% of what you send.`,
                }
              : {
                  tone: "caution",
                  title: words(cost.unlikely > 0 ? "estimate.above" : "estimate.below", {
                    percent: percent.format(Math.abs(cost.unlikely)),
                  }),
                })}
          >
            <p>
              {cost.unlikely === undefined
                ? "An estimate from your numbers. The provider's receipt has the last word."
                : words("estimate.mixedUp")}
            </p>
            {between && (
              <p>
                {`Market rate: 1 ${between.from} = ${rate.format(between.rate)} ${between.to}, of ${day.format(new Date(between.asOf))} (${between.source}).`}
              </p>
            )}
          </Notice>
          <DataTable
            caption="How the cost comes about"
            columns={[{ label: "Part" }, { label: "Amount", numeric: true }]}
            rows={[
              ["You send", number.format(cost.sent)],
              ["Fee on top", number.format(cost.fee)],
              ["Lost in the rate", number.format(cost.margin)],
              ["Cost in all", number.format(cost.total)],
              ["They receive, in their currency", number.format(cost.received)],
              [
                "All you pay would be at the market rate, in their currency",
                number.format(cost.receivedAtMarket),
              ],
            ]}
          />
        </>
      ) : (
        <ErrorSummary title={words("problem")} lines={wrong} />
      )}
      <SendEstimate estimate={estimate} {...form} />
    </div>
  );
}
