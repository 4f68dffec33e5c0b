import "server-only";
import { baseCurrency } from "./open/currencies.ts";
import type { DatedRates, KnownRates } from "./open/rates.ts";
import kept from "./snapshot.json" with { type: "json" };

/** The rates that ship with the site (`npm run rates`), used until the service at RATES_URL responds. */
export const snapshot: DatedRates = kept;

/** The snapshot as the rates in use. `fetchedAt` determines when a browser fetches rates again. */
export const ratesOfSnapshot = (fetchedAt: string): KnownRates => ({
  base: baseCurrency,
  fetchedAt,
  ...snapshot,
});

/** Adds the snapshot's rates for currencies that the stored rates lack, unless the snapshot is newer. */
export function withSnapshot(known: KnownRates): KnownRates {
  const lacking = Object.entries(snapshot.rates).filter(([code]) => !(code in known.rates));
  if (lacking.length === 0 || known.asOf < snapshot.asOf) return known;
  return { ...known, older: { ...snapshot, rates: Object.fromEntries(lacking) } };
}
