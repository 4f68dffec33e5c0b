import { convert, everyRate } from "./convert.ts";
import { baseCurrency, isRated } from "./currencies.ts";
import type { KnownRates } from "./rates.ts";

/** Turns amounts of any currency with a rate into the base, so that they can be set beside each other. */
export function toBaseBy(known: Pick<KnownRates, "rates" | "older">) {
  const rates = everyRate(known);
  return (amount: number, currency: string): number | undefined =>
    isRated(currency) ? convert(amount, currency, baseCurrency, rates) : undefined;
}
