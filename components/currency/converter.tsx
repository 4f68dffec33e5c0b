import { WhichNumber } from "#components/page/which-number.tsx";
import { Button } from "#components/ui/button.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { everyRate, rateOf, convert } from "#lib/data/currency/open/convert.ts";
import { baseCurrency, currencies, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { formatMoney } from "#lib/data/currency/open/format-money.ts";
import type { RatesAnswer } from "#lib/data/currency/open/rates.ts";
import type { Converter as Asked } from "#lib/data/currency/shared/read-amount.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { dayOfRate, dayWords, rateOrigins } from "./rate-words.ts";

const listed: readonly CurrencyCode[] = currencies.flatMap(({ code }) => (code === baseCurrency ? [] : code));

/** The rates in use, each with its date, their sources, and any problem with them. */
export function RatesTable({ rates }: { rates: RatesAnswer }) {
  const words = useWords("currency");
  const leaf = leafWords(words.locale);
  const number = numberFormat({ maximumSignificantDigits: 6 }, words.locale);
  const all = everyRate(rates);
  return (
    <div className="grid max-w-prose gap-4">
      <p>{rateOrigins(listed, rates, leaf).join(" ")}</p>
      {rates.error && (
        <Notice tone="caution" title={words("rates.failed")}>
          <p>{words("rates.lastGood")}</p>
        </Notice>
      )}
      <DataTable
        caption={words("rates.caption")}
        captionHidden
        wide={false}
        columns={[
          { label: words("rates.currency") },
          { label: words("rates.forOne"), numeric: true },
          { label: words("rates.day") },
        ]}
        rows={currencies
          .filter(({ code }) => code !== baseCurrency)
          .map(({ code }) => {
            const rate = rateOf(code, all);
            const name = words("converter.option", { name: leaf[`currency.name.${code}`], code });
            if (rate === undefined) return [name, words("rates.none"), ""];
            return [name, number.format(rate), dayWords(dayOfRate(code, rates), leaf)];
          })}
      />
    </div>
  );
}

type Props = { converter: Asked; rates: RatesAnswer };

/** Converts an amount with a plain GET form, so that the result has a URL and needs no script. */
export function Converter({ converter: { typed, problems, asked }, rates }: Props) {
  const words = useWords("currency");
  const leaf = leafWords(words.locale);
  const options = currencies.map(({ code }) => ({
    value: code,
    label: words("converter.option", { name: leaf[`currency.name.${code}`], code }),
  }));
  const lines = Object.entries(problems).map(([field, text]) => ({ href: `#${field}`, text }));
  return (
    <>
      <ErrorSummary title={useWords("fields")("problem")} lines={lines} />
      {asked && <Result asked={asked} rates={rates} />}
      <form action="/currency" className="grid max-w-prose gap-4 py-4">
        <TextField
          label={words("converter.amount")}
          name="amount"
          hint={words("converter.amountHint")}
          error={problems.amount}
          defaultValue={typed.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
        />
        {problems.amount && <WhichNumber path="/currency" typed={typed} name="amount" />}
        <SelectField
          label={words("converter.from")}
          name="from"
          options={options}
          error={problems.from}
          defaultValue={problems.from ? "USD" : typed.from}
        />
        <SelectField
          label={words("converter.to")}
          name="to"
          options={options}
          error={problems.to}
          defaultValue={problems.to ? "EUR" : typed.to}
        />
        <Button className="justify-self-start">{words("converter.convert")}</Button>
      </form>
    </>
  );
}

/** The converted amount with the date and source of each rate used, or why there is none. */
function Result({
  asked: { amount, from, to },
  rates,
}: { asked: NonNullable<Asked["asked"]> } & Pick<Props, "rates">) {
  const words = useWords("currency");
  const leaf = leafWords(words.locale);
  const value = convert(amount, from, to, everyRate(rates));
  const given = formatMoney(amount, from, leaf);
  if (value === undefined)
    return <p id="result">{words("converter.lacking", { amount: given, code: to, source: rates.source })}</p>;
  return (
    <p id="result">
      <b className="stat-value">{`${given} = ${formatMoney(value, to, leaf)}`}</b>
      <br />
      {[...rateOrigins([from, to], rates, leaf), words("converter.charge")].join(" ")}
    </p>
  );
}
