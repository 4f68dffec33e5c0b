import { WhichNumber } from "#components/page/which-number.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { firsts, wants, whos } from "#lib/data/countries/suit/open/questions.ts";
import type { SuitQuery } from "#lib/data/countries/index.ts";
import { currencies, isCurrency } from "#lib/data/currency/open/currencies.ts";

type Option = { value: string; label: string };

const notSaid: Option = { value: "", label: "I would rather not say" };
const labelled = (table: Readonly<Record<string, { label: string }>>): Option[] => [
  notSaid,
  ...Object.entries(table).map(([value, { label }]) => ({ value, label })),
];

const wantOptions = labelled(wants);
const whoOptions = labelled(whos);
const firstOptions = [
  { value: "", label: "All the same" },
  ...Object.entries(firsts).map(([value, label]) => ({ value, label })),
];

/** The five questions. It is a plain GET form, so the answers are in the URL, which can be saved and shared. */
export function SuitForm({ query: { want, who, first, typed } }: { query: SuitQuery }) {
  const asked = { ...typed, want: want ?? "", who: who ?? "", first: first ?? "" };
  return (
    <form action="/explore/which-country" className="suit-form">
      <SelectField
        label="1. What do you want to do?"
        name="want"
        options={wantOptions}
        defaultValue={want ?? ""}
      />
      <SelectField
        label="2. Who are you there?"
        name="who"
        hint="Local: a citizen or a resident. A branch belongs to a company at home."
        options={whoOptions}
        defaultValue={who ?? ""}
      />
      <TextField
        label="3. Which passport do you hold?"
        name="passport"
        placeholder="Kenyan"
        defaultValue={typed.passport}
        maxLength={60}
        autoComplete="off"
      />
      <fieldset className="suit-money">
        <legend>4. How much money have you to begin with?</legend>
        <TextField
          label="Amount"
          name="amount"
          inputMode="decimal"
          defaultValue={typed.amount}
          maxLength={40}
          autoComplete="off"
        />
        <WhichNumber path="/explore/which-country" typed={asked} name="amount" />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
          defaultValue={isCurrency(typed.currency) ? typed.currency : "USD"}
        />
      </fieldset>
      <SelectField
        label="5. What matters most to you?"
        name="first"
        options={firstOptions}
        defaultValue={first ?? ""}
      />
      <Button>Show the countries</Button>
    </form>
  );
}
