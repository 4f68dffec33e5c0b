import "server-only";
import { readRates } from "#lib/data/currency/index.ts";
import { asksForRate, readEstimate, type Estimate, type Given } from "./read-estimate.ts";

/** Estimates the cost of a transfer. It uses today's rate if two currencies are chosen and no rate is typed. */
export async function estimateTransfer(given: Given, locale?: string): Promise<Estimate> {
  const known = asksForRate(given) ? await readRates() : undefined;
  return readEstimate(given, { locale, known });
}
