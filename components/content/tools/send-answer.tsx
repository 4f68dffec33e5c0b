import { DataTable } from "#components/ui/data-table.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { useWords } from "#components/words/use-words.ts";
import { Notice } from "#components/ui/notice.tsx";
import { estimateFields, type Estimate } from "#lib/remittance/read-estimate.ts";
import { SendEstimate } from "./send-estimate.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";

const number = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = numberFormat({ maximumFractionDigits: 1 });

/** What a transfer costs, worked out line by line, and the form again with what was typed. */
export function SendAnswer({ estimate }: { estimate: Estimate }) {
  const words = useWords("fields");
  const { cost, problems } = estimate;
  const wrong = estimateFields.flatMap((name) =>
    problems[name] ? [{ href: `#${name}`, text: problems[name] }] : [],
  );
  return (
    <div className="grid gap-8">
      {cost ? (
        <>
          <Notice
            tone="info"
            title={`It costs ${number.format(cost.total)} of your currency: ${percent.format(cost.percent)}% of what you send.`}
          >
            <p>An estimate from your four numbers. The provider&apos;s receipt has the last word.</p>
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
      <SendEstimate estimate={estimate} />
    </div>
  );
}
