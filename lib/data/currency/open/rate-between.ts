import { convert, everyRate } from "./convert.ts";
import { baseCurrency, type RateCode } from "./currencies.ts";
import type { DatedRates, KnownRates } from "./rates.ts";

/** Units of `to` per unit of `from`. */
export type RateBetween = Pick<DatedRates, "asOf" | "source"> & {
  from: RateCode;
  to: RateCode;
  rate: number;
};

type Known = Pick<KnownRates, "rates" | "asOf" | "source" | "older">;

/**
 * The rate between two currencies, with its day and source. If only one of the two is new, they are the older rate's.
 */
export function rateBetween(from: RateCode, to: RateCode, known: Known): RateBetween | undefined {
  const rate = convert(1, from, to, everyRate(known));
  if (rate === undefined) return undefined;
  const isNew = (code: RateCode): boolean => code === baseCurrency || code in known.rates;
  const { asOf, source } = isNew(from) && isNew(to) ? known : (known.older ?? known);
  return { from, to, rate, asOf, source };
}
