import { readStored } from "#components/browser/device-store.ts";
import { hourMs, isDue, type KnownRates } from "#lib/data/currency/open/rates.ts";

/** The storage key of the rates on the device. */
export const ratesKey = "ak_rates_v1";

/** `askedAt` is the time of this device's last request, `error` its failure if it failed. */
type Asked = { askedAt?: unknown; error?: unknown };
export type KeptRates = KnownRates & Asked;
/** A failure before any rates arrived is stored alone. */
export type KeptFailure = Asked & { rates?: undefined };

/** The stored error when no usable response came. It is never shown: pages say it in their language. */
export const ratesFailure = "Failed to load exchange rates" as const;

/** The failure of this device's last request; undefined if it brought rates. */
export const readRatesFailure = (): unknown =>
  readStored(ratesKey, (value): value is Asked => typeof value === "object" && value !== null)?.error;

const waitMs = 8_000;
/** While the service fails, no page retries sooner. */
const pauseMs = 60_000;

/** Whether rates are missing, or six hours old and not requested within the last minute. Always false when offline. */
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
 * Fetches rates from the site. Returns what to store, which is only a failure when there are no rates yet, and the
 * failure: the server's error, or `ratesFailure` when no usable response came. `isOfUse` validates the response.
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
    // A server without a database knows only the rates that ship with it; the stored ones may be newer.
    const isNewer = !before || before.asOf <= data.asOf;
    return { kept: toKeep(isNewer ? data : before, failure), failure };
  } catch {
    const failure = ratesFailure;
    return { kept: before ? toKeep(before, failure) : askedNow(failure), failure };
  }
}

/**
 * The polling interval of a page that stays open. Rates are at most six hours and this interval old when it fetches
 * again.
 */
const lookMs = hourMs / 6;

/**
 * Calls `refresh` now, at an interval, and when a page that slept or was offline resumes. `refresh` fetches only if the
 * stored rates are six hours old by then, which can be long before the page is.
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
