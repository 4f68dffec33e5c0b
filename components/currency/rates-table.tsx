import { DataTable } from "#components/ui/data-table.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { baseCurrency, currencies, type CurrencyCode } from "#lib/currency/open/currencies.ts";
import { everyRate, rateOf } from "#lib/currency/open/convert.ts";
import type { RatesAnswer } from "#lib/currency/open/rates.ts";
import { dayOfRate, dayWords, rateOrigins } from "./rate-words.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

const number = numberFormat({ maximumSignificantDigits: 6 });

const listed: readonly CurrencyCode[] = currencies.flatMap(({ code }) => (code === baseCurrency ? [] : code));

/** The rates in use, each with its day; where they come from, and what is wrong with them. */
export function RatesTable({ rates }: { rates: RatesAnswer }) {
  const all = everyRate(rates);
  return (
    <div className="grid max-w-prose gap-4">
      <p>{rateOrigins(listed, rates).join(" ")}</p>
      {rates.error && (
        <Notice tone="caution" title={rates.error}>
          <p>These are the last good rates.</p>
        </Notice>
      )}
      <DataTable
        caption="What one US dollar is"
        captionHidden
        wide={false}
        columns={[{ label: "Currency" }, { label: "For US$1", numeric: true }, { label: "Rate of" }]}
        rows={currencies
          .filter(({ code }) => code !== baseCurrency)
          .map(({ code, label }) => {
            const rate = rateOf(code, all);
            const name = `${label} (${code})`;
            if (rate === undefined) return [name, "not available", ""];
            return [name, number.format(rate), dayWords(dayOfRate(code, rates))];
          })}
      />
    </div>
  );
}
