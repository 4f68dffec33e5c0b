import "server-only";
import { baseCurrency } from "./open/currencies.ts";
import type { DatedRates, KnownRates } from "./open/rates.ts";
import kept from "./snapshot.json" with { type: "json" };

/** The rates that ship with the site (`npm run rates`): what there is until the service of RATES_URL answers. */
export const snapshot: DatedRates = kept;

/** The snapshot as the rates in use; `fetchedAt` says from when on a browser may ask anew. */
export const ratesOfSnapshot = (fetchedAt: string): KnownRates => ({
  base: baseCurrency,
  fetchedAt,
  ...snapshot,
});

/** Kept rates with those of the snapshot for the currencies they lack. */
export function withSnapshot(known: KnownRates): KnownRates {
  const lacking = Object.entries(snapshot.rates).filter(([code]) => !(code in known.rates));
  if (lacking.length === 0 || known.asOf <= snapshot.asOf) return known;
  return { ...known, older: { ...snapshot, rates: Object.fromEntries(lacking) } };
}
