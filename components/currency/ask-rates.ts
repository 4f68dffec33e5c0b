import { hourMs, isDue, type KnownRates } from "#lib/currency/open/rates.ts";

/** Where the rates are kept on the device. */
export const ratesKey = "ak_rates_v1";

/** `askedAt` is when this device last asked, `error` what came of it. */
export type KeptRates = KnownRates & { askedAt?: unknown; error?: unknown };

const waitMs = 8_000;
/** While the service fails, no page asks again sooner. */
const pauseMs = 60_000;

/** Whether rates are missing or six hours old. */
export function wantsRates(kept: KeptRates | undefined): boolean {
  if (!navigator.onLine) return false;
  if (!kept) return true;
  const pause = Date.now() - Date.parse(String(kept.askedAt));
  return isDue(kept) && !(pause >= 0 && pause < pauseMs);
}

const toKeep = ({ base, rates, fetchedAt, asOf, source, older }: KnownRates, error: unknown): KeptRates => ({
  base,
  rates,
  fetchedAt,
  asOf,
  source,
  ...(older && { older }),
  askedAt: new Date().toISOString(),
  ...(error ? { error } : {}),
});

/**
 * Asks the site for rates. Returns what is to be kept, if anything is, and what failed: the sentence of the server, or
 * `true` where no answer of use came. `isOfUse` looks through what came.
 */
export async function askRates(
  before: KeptRates | undefined,
  isOfUse: (value: unknown) => value is KnownRates,
): Promise<{ kept?: KeptRates; failure: unknown }> {
  try {
    const answer = await fetch("/api/rates", { cache: "no-store", signal: AbortSignal.timeout(waitMs) });
    const { ok, data } = (await answer.json()) as { ok?: unknown; data?: unknown };
    if (ok !== true || !isOfUse(data)) throw new Error("no rates");
    const failure = "error" in data ? data.error : undefined;
    // A server without a database knows only the rates that ship with it; those kept here may be newer.
    const isNewer = !before || before.asOf <= data.asOf;
    return { kept: toKeep(isNewer ? data : before, failure), failure };
  } catch {
    return before ? { kept: toKeep(before, true), failure: true } : { failure: true };
  }
}

/** Rates are no older than six hours and this when a page that stays open asks for them anew. */
const lookMs = hourMs / 6;

/**
 * Calls `refresh` now, again and again, and when a page that slept or was offline comes back: it asks the site where the rates
 * kept here are six hours old by then, which they may be long before the page is.
 */
export function whenRatesMayBeDue(refresh: () => void, signal: AbortSignal): void {
  const timer = setInterval(refresh, lookMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  addEventListener("online", refresh, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh(), {
    signal,
  });
  refresh();
}
