import type { ComponentProps } from "react";
import { WhichNumber } from "#components/page/which-number.tsx";
import { Button } from "#components/ui/button.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { currencies, ownCurrencies } from "#lib/data/currency/open/currencies.ts";
import { type Estimate, type EstimateField, estimateFields } from "#lib/domains/remittance/index.ts";
import { currencyNames, inOrder, dateFormat, numberFormat } from "#lib/platform/words/open/formats.ts";

type Asked = { name: EstimateField; label: string; hint?: string };

const fields: readonly Asked[] = [
  { name: "amount", label: "Amount to send", hint: "In your own currency, without the fee: 200" },
  {
    name: "fee",
    label: "Fee",
    hint: "What the provider asks on top, in your own currency: 4.99. Write 0 for none.",
  },
  { name: "offered", label: "Rate the provider offers", hint: "How many of theirs for one of yours: 14.85" },
  {
    name: "market",
    label: "Market rate of today",
    hint: "The middle rate without margin: 15.4. Leave it empty and choose the two currencies, and we take that of the day.",
  },
];

const labelOf = (name: EstimateField): string =>
  [...fields, ...currencyFields].find((field) => field.name === name)?.label ?? "";

const currencyFields: readonly Asked[] = [
  { name: "from", label: "Your currency" },
  { name: "to", label: "Their currency" },
];

type Props = {
  estimate?: Estimate;
  /** The page that shows the result. */
  action?: `/${string}`;
};

/** Asks for the four numbers that determine the cost of a transfer. It is a plain GET form, so the result is a page. */
export function SendEstimate({ estimate, action = "/send" }: Props) {
  const { locale } = useWords("fields");
  const names = currencyNames(locale);
  const options = [...currencies.map(({ code }) => code), ...ownCurrencies]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => inOrder(one.label, other.label, locale));
  return (
    <form action={action} method="get" className="grid gap-5">
      {each(fields, ({ name, label, hint }) => (
        <>
          <TextField
            label={label}
            name={name}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={estimate?.typed[name]}
            {...(estimate?.problems[name] && { error: estimate.problems[name] })}
          />
          {estimate?.problems[name] && <WhichNumber path={action} typed={estimate.typed} name={name} />}
        </>
      ))}
      {each(currencyFields, ({ name, label }) => (
        <SelectField
          label={label}
          name={name}
          options={[{ value: "", label: "Not chosen" }, ...options]}
          defaultValue={estimate?.typed[name]}
          optional
        />
      ))}
      <Button className="justify-self-start">Work it out</Button>
    </form>
  );
}

const number = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rate = numberFormat({ maximumSignificantDigits: 6 });
const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });
const percent = numberFormat({ maximumFractionDigits: 1 });

type SendAnswerProps = ComponentProps<typeof SendEstimate> & { estimate: Estimate };

/** The cost of a transfer, computed line by line, and the form again with what was typed. */
export function SendAnswer({ estimate, ...form }: SendAnswerProps) {
  const words = useWords("fields");
  const { cost, problems, between } = estimate;
  const sentences = Object.values(problems);
  const wrong = estimateFields.flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    const isShared = sentences.filter((one) => one === problem).length > 1;
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
