import type { RateCode } from "./currencies.ts";
import type { Rates } from "./rates.ts";

/** Both CFA francs have been pegged to the euro since 1999: 655.957 francs per euro (Banque de France). */
const francsPerEuro = 655.957;
const francs: readonly RateCode[] = ["XAF", "XOF"];

/** Adds the rates of currencies that are pegged to the euro by law. A given rate is kept. */
export function withPegs(rates: Rates): Rates {
  const { EUR } = rates;
  if (EUR === undefined) return rates;
  const rate = Number((EUR * francsPerEuro).toPrecision(8));
  return { ...Object.fromEntries(francs.map((code) => [code, rate])), ...rates };
}
