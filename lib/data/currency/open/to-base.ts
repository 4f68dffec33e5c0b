import { convert, everyRate } from "./convert.ts";
import { baseCurrency, isRated } from "./currencies.ts";
import type { KnownRates } from "./rates.ts";

/**
 * Returns a function that converts amounts into the base currency, so that they can be compared; undefined without a
 * rate.
 */
export function toBaseBy(known: Pick<KnownRates, "rates" | "older">) {
  const rates = everyRate(known);
  return (amount: number, currency: string): number | undefined =>
    isRated(currency) ? convert(amount, currency, baseCurrency, rates) : undefined;
}
