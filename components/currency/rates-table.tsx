import { DataTable } from "#components/ui/data-table.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { baseCurrency, currencies } from "#lib/currency/open/currencies.ts";
import { rateOf } from "#lib/currency/open/convert.ts";
import { ratesFailure, type RatesAnswer } from "#lib/currency/open/rates.ts";
import { dayWords, staleSentence } from "./rate-words.ts";

const number = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 6 });

/** Today's rates with their day and source; without them, that there are none. */
export function RatesTable({ rates }: { rates: RatesAnswer | undefined }) {
  if (!rates) {
    return (
      <Notice tone="caution" title={ratesFailure}>
        <p>No rates have come in yet, so amounts stay in their own currency. Please try again later.</p>
      </Notice>
    );
  }
  return (
    <div className="grid max-w-prose gap-4">
      <p>{`Rates of ${dayWords(rates.asOf)} from ${rates.source}.`}</p>
      {(rates.isStale || rates.error) && (
        <Notice tone="caution" title={rates.error}>
          <p>
            {rates.error && "These are the last good rates. "}
            {rates.isStale && staleSentence}
          </p>
        </Notice>
      )}
      <DataTable
        caption="What one US dollar is"
        captionHidden
        wide={false}
        columns={[{ label: "Currency" }, { label: "For US$1", numeric: true }]}
        rows={currencies
          .filter(({ code }) => code !== baseCurrency)
          .map(({ code, label }) => {
            const rate = rateOf(code, rates.rates);
            return [`${label} (${code})`, rate === undefined ? "not available" : number.format(rate)];
          })}
      />
    </div>
  );
}
