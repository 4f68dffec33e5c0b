import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";
import type { Estimate, EstimateField } from "#lib/remittance/read-estimate.ts";

const fields: readonly { name: EstimateField; label: string; hint: string }[] = [
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
    hint: "The middle rate without margin: 15.4. The page Currencies shows it for twelve currencies.",
  },
];

/** Asks for the four numbers that decide what a transfer costs. A plain form: the answer is a page. */
export function SendEstimate({ estimate }: { estimate?: Estimate }) {
  return (
    <form action="/send" method="get" className="grid gap-5">
      {each(fields, ({ name, label, hint }) => (
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
      ))}
      <Button className="justify-self-start">Work it out</Button>
    </form>
  );
}
