import { Button } from "#components/ui/button.tsx";
import { WhichNumber } from "#components/page/which-number.tsx";
import { each } from "#components/ui/each.ts";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { currencies, ownCurrencies } from "#lib/data/currency/open/currencies.ts";
import { currencyNames, inOrder } from "#lib/platform/words/open/formats.ts";
import type { Estimate, EstimateField } from "#lib/domains/remittance/index.ts";

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

export const labelOf = (name: EstimateField): string =>
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
