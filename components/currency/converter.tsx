import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { convert, everyRate } from "#lib/currency/open/convert.ts";
import { currencies } from "#lib/currency/open/currencies.ts";
import { formatMoney } from "#lib/currency/open/format-money.ts";
import type { RatesAnswer } from "#lib/currency/open/rates.ts";
import type { Converter as Asked } from "#lib/currency/open/read-converter.ts";
import { rateOrigins } from "./rate-words.ts";

type Props = { converter: Asked; rates: RatesAnswer };

const options = currencies.map(({ code, label }) => ({ value: code, label: `${label} (${code})` }));

/** Converts an amount by a plain GET form, so that the answer has an address and needs no script. */
export function Converter({ converter: { typed, problems, asked }, rates }: Props) {
  const errors = Object.entries(problems).map(([field, text]) => ({ href: `#${field}`, text }));
  return (
    <>
      <ErrorSummary errors={errors} />
      {asked && <Result asked={asked} rates={rates} />}
      <form action="/currency" className="grid max-w-prose gap-4 py-4">
        <TextField
          label="Amount"
          name="amount"
          hint="Digits, with a point before the cents: 1250.50"
          error={problems.amount}
          defaultValue={typed.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
        />
        <SelectField
          label="From"
          name="from"
          options={options}
          error={problems.from}
          defaultValue={problems.from ? "USD" : typed.from}
        />
        <SelectField
          label="To"
          name="to"
          options={options}
          error={problems.to}
          defaultValue={problems.to ? "EUR" : typed.to}
        />
        <Button className="justify-self-start">Convert</Button>
      </form>
    </>
  );
}

/** The sum with the day and source of each rate it was made with, or why there is none. */
function Result({
  asked: { amount, from, to },
  rates,
}: { asked: NonNullable<Asked["asked"]> } & Pick<Props, "rates">) {
  const value = convert(amount, from, to, everyRate(rates));
  const given = formatMoney(amount, from);
  if (value === undefined)
    return (
      <p id="result">{`${given} is not available in ${to}: the rates from ${rates.source} lack one of the two.`}</p>
    );
  return (
    <p id="result">
      <b className="stat-value">{`${given} = ${formatMoney(value, to)}`}</b>
      <br />
      {`${rateOrigins([from, to], rates).join(" ")} Banks and exchange offices add their own charge.`}
    </p>
  );
}
