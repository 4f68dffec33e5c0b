import { DataTable } from "#components/ui/data-table.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { baseCurrency, currencies, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { everyRate, rateOf } from "#lib/data/currency/open/convert.ts";
import type { RatesAnswer } from "#lib/data/currency/open/rates.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { useWords } from "#components/words/use-words.ts";
import { dayOfRate, dayWords, rateOrigins } from "./rate-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

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
