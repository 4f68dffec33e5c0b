import { z } from "zod";
import { baseCurrency, isCurrency } from "./open/currencies.ts";
import { hourMs, isDay, isRate, type Rates } from "./open/rates.ts";

/** The response of Frankfurter's and exchangerate.host's `latest`: units of each currency per unit of the base. */
const answer = z.object({
  base: z.literal(baseCurrency),
  amount: z.literal(1).optional(), // Frankfurter multiplies the rates by it
  success: z.literal(true).optional(),
  date: z.string().refine(isDay),
  rates: z.record(z.string(), z.unknown()),
});

/**
 * Parses the response of a rates service. Undefined if it is unusable: another base, a future day, or not one valid
 * rate. Rates that are not positive numbers and codes that were not requested are dropped.
 */
export function parseAnswer(body: unknown, now = Date.now()): { rates: Rates; asOf: string } | undefined {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return undefined;
  const { date: asOf, rates: given } = parsed.data;
  if (Date.parse(asOf) > now + 24 * hourMs) return undefined;
  const rates: Rates = {};
  for (const [code, rate] of Object.entries(given)) {
    if (isCurrency(code) && code !== baseCurrency && isRate(rate)) rates[code] = rate;
  }
  return Object.keys(rates).length > 0 ? { rates, asOf } : undefined;
}
