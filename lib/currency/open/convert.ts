import { baseCurrency, type CurrencyCode } from "./currencies.ts";
import { isRate, type Rates } from "./rates.ts";

/** How many of `code` one of the base is. */
export function rateOf(code: CurrencyCode, rates: Rates): number | undefined {
  if (code === baseCurrency) return 1;
  const rate = rates[code];
  return isRate(rate) ? rate : undefined;
}

/** An amount in another currency, by way of the base; undefined where a rate is missing. Never NaN, never infinite. */
export function convert(
  amount: number,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: Rates,
): number | undefined {
  const [before, after] = [rateOf(from, rates), rateOf(to, rates)];
  if (before === undefined || after === undefined) return undefined;
  const result = from === to ? amount : (amount / before) * after;
  return Number.isFinite(result) ? result : undefined;
}
