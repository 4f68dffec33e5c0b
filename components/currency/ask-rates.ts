import { readStored } from "#components/browser/device-store.ts";
import { hourMs, isDue, type KnownRates } from "#lib/currency/open/rates.ts";

/** Where the rates are kept on the device. */
export const ratesKey = "ak_rates_v1";

/** `askedAt` is when this device last asked, `error` what came of it where it failed. */
type Asked = { askedAt?: unknown; error?: unknown };
export type KeptRates = KnownRates & Asked;
/** Before the first rates came, the failure stands alone. */
export type KeptFailure = Asked & { rates?: undefined };

/** What is kept as the error where no answer of use came. Nobody is shown it: pages say it in their language. */
export const ratesFailure = "Failed to load exchange rates" as const;

/** The failure of the last question of this device; undefined where it brought rates. */
export const readRatesFailure = (): unknown =>
  readStored(ratesKey, (value): value is Asked => typeof value === "object" && value !== null)?.error;

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

const askedNow = (error: unknown) => ({ askedAt: new Date().toISOString(), ...(error ? { error } : {}) });

const toKeep = ({ base, rates, fetchedAt, asOf, source, older }: KnownRates, error: unknown): KeptRates => ({
  base,
  rates,
  fetchedAt,
  asOf,
  source,
  ...(older && { older }),
  ...askedNow(error),
});

/**
 * Asks the site for rates. Returns what is to be kept, a first failure without rates too, and what failed: the sentence of
 * the server, or `ratesFailure` where no answer of use came. `isOfUse` looks through what came.
 */
export async function askRates(
  before: KeptRates | undefined,
  isOfUse: (value: unknown) => value is KnownRates,
): Promise<{ kept: KeptRates | KeptFailure; failure: unknown }> {
  try {
    const answer = await fetch("/api/rates", { cache: "no-store", signal: AbortSignal.timeout(waitMs) });
    const { ok, data } = (await answer.json()) as { ok?: unknown; data?: unknown };
    if (ok !== true || !isOfUse(data)) throw new Error("no rates");
    const failure = "error" in data ? data.error : undefined;
    // A server without a database knows only the rates that ship with it; those kept here may be newer.
    const isNewer = !before || before.asOf <= data.asOf;
    return { kept: toKeep(isNewer ? data : before, failure), failure };
  } catch {
    const failure = ratesFailure;
    return { kept: before ? toKeep(before, failure) : askedNow(failure), failure };
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
