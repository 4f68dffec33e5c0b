import "server-only";
import { readRates } from "../currency/index.ts";
import { asksForRate, readEstimate, type Estimate, type Given } from "./read-estimate.ts";

/** What a transfer costs by the numbers of the form, with the rate of the day where no other is typed and two currencies are chosen. */
export async function estimateTransfer(given: Given, locale?: string): Promise<Estimate> {
  const known = asksForRate(given) ? await readRates() : undefined;
  return readEstimate(given, { locale, known });
}
