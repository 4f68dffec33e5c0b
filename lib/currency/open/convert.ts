import { baseCurrency, type RateCode } from "./currencies.ts";
import { isRate, type KnownRates, type Rates } from "./rates.ts";

/** How many of `code` one of the base is. */
export function rateOf(code: RateCode, rates: Rates): number | undefined {
  if (code === baseCurrency) return 1;
  const rate = rates[code];
  return isRate(rate) ? rate : undefined;
}

/** All rates there are, the older ones only where the newer lack a currency. */
export const everyRate = ({ rates, older }: Pick<KnownRates, "rates" | "older">): Rates => ({
  ...older?.rates,
  ...rates,
});

/** An amount in another currency, by way of the base; undefined where a rate is missing. Never NaN, never infinite. */
export function convert(amount: number, from: RateCode, to: RateCode, rates: Rates): number | undefined {
  const [before, after] = [rateOf(from, rates), rateOf(to, rates)];
  if (before === undefined || after === undefined) return undefined;
  const result = from === to ? amount : (amount / before) * after;
  return Number.isFinite(result) ? result : undefined;
}
