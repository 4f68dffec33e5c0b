import { baseCurrency, type RateCode, isRated } from "./currencies.ts";
import { isRate, type KnownRates, type Rates, type DatedRates } from "./rates.ts";

/** Units of `code` per unit of the base currency; undefined if there is no rate. */
export function rateOf(code: RateCode, rates: Rates): number | undefined {
  if (code === baseCurrency) return 1;
  const rate = rates[code];
  return isRate(rate) ? rate : undefined;
}

/** All known rates. An older rate is used only if the newer rates lack the currency. */
export const everyRate = ({ rates, older }: Pick<KnownRates, "rates" | "older">): Rates => ({
  ...older?.rates,
  ...rates,
});

/** Converts an amount by way of the base currency. Undefined if a rate is missing; never NaN or infinite. */
export function convert(amount: number, from: RateCode, to: RateCode, rates: Rates): number | undefined {
  const [before, after] = [rateOf(from, rates), rateOf(to, rates)];
  if (before === undefined || after === undefined) return undefined;
  const result = from === to ? amount : (amount / before) * after;
  return Number.isFinite(result) ? result : undefined;
}

/**
 * Returns a function that converts amounts into the base currency, so that they can be compared; undefined without a
 * rate.
 */
export function toBaseBy(known: Pick<KnownRates, "rates" | "older">) {
  const rates = everyRate(known);
  return (amount: number, currency: string): number | undefined =>
    isRated(currency) ? convert(amount, currency, baseCurrency, rates) : undefined;
}

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
