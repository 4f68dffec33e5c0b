import { baseCurrency, type RateCode } from "./currencies.ts";
import { isRate, type KnownRates, type Rates } from "./rates.ts";

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
