import type { RateCode } from "./currencies.ts";
import type { Rates } from "./rates.ts";

/** Both CFA francs are fixed to the euro since 1999: 655.957 of them for one (Banque de France). */
const francsPerEuro = 655.957;
const francs: readonly RateCode[] = ["XAF", "XOF"];

/** The rates with those that follow from one of them by law; a rate that was given stays. */
export function withPegs(rates: Rates): Rates {
  const { EUR } = rates;
  if (EUR === undefined) return rates;
  const rate = Number((EUR * francsPerEuro).toPrecision(8));
  return { ...Object.fromEntries(francs.map((code) => [code, rate])), ...rates };
}
