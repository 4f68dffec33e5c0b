import "server-only";
import { baseCurrency, currencies, isCurrency } from "./open/currencies.ts";
import { z } from "zod";
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

/** The timeout for the whole response, including its body. */
const answerMs = 3_000;
const mostBytes = 64 * 1024;

const symbols = currencies.flatMap(({ code }) => (code === baseCurrency ? [] : code)).join(",");

/** Why the service could not be used, in our own words, so that nothing it sent gets into a log. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new ServiceFailure("too large");
    }
    parts.push(value);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Fetches today's rates from the service at `url`. Throws a ServiceFailure if there is no usable response in time. */
export async function askService(url: string) {
  const address = `${url}/latest?base=${baseCurrency}&symbols=${symbols}`;
  let text: string;
  try {
    const response = await fetch(address, {
      cache: "no-store",
      redirect: "manual",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(answerMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ServiceFailure(`status ${response.status}`);
    }
    text = await readText(response);
  } catch (cause) {
    if (cause instanceof ServiceFailure) throw cause;
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    throw new ServiceFailure(isLate ? "too slow" : "unreachable", { cause });
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ServiceFailure("not JSON");
  }
  const known = parseAnswer(body);
  if (!known) throw new ServiceFailure("no usable rates");
  return { ...known, source: new URL(url).host };
}
