import { readStored, writeStored } from "#components/browser/device-store.ts";
import { baseCurrency } from "#lib/currency/open/currencies.ts";
import {
  dueHours,
  hourMs,
  isDue,
  isKnownRates,
  ratesFailure,
  type KnownRates,
} from "#lib/currency/open/rates.ts";
import { readCurrency } from "./currency-store.ts";

/** Where the rates are kept on the device. */
export const ratesKey = "ak_rates_v1";

/** `askedAt` is when this device last asked, `error` what came of it. */
type KeptRates = KnownRates & { askedAt?: unknown; error?: unknown };
export type RatesState = { known?: KnownRates | undefined; error?: string | undefined; isLoading: boolean };

const waitMs = 8_000;
/** While the service fails, no page asks again sooner. */
const pauseMs = 60_000;

let failure: string | undefined;
let loading: Promise<void> | undefined;
/** For a browser that keeps nothing. */
let unkept: KeptRates | undefined;

const readKept = () => readStored(ratesKey, (value): value is KeptRates => isKnownRates(value)) ?? unkept;

/** What is known of the rates now. */
export function readRatesState(): RatesState {
  const kept = readKept();
  return { known: kept, error: failure ?? (kept?.error ? ratesFailure : undefined), isLoading: !!loading };
}

function keep({ base, rates, fetchedAt, asOf, source }: KnownRates, error: string | undefined): void {
  const kept = {
    base,
    rates,
    fetchedAt,
    asOf,
    source,
    askedAt: new Date().toISOString(),
    ...(error && { error }),
  };
  unkept = writeStored(ratesKey, kept) ? undefined : kept;
}

async function load(): Promise<void> {
  const before = readKept();
  try {
    const answer = await fetch("/api/rates", { cache: "no-store", signal: AbortSignal.timeout(waitMs) });
    const body = (await answer.json()) as { ok?: unknown; data?: unknown } | null;
    if (!body || body.ok !== true || !isKnownRates(body.data)) throw new Error(ratesFailure);
    failure = "error" in body.data && body.data.error ? ratesFailure : undefined;
    keep(body.data, failure);
  } catch {
    failure = ratesFailure;
    if (before) keep(before, failure);
  }
}

/** Whether a reader in another currency than the base has rates that are missing or six hours old. */
function isWanted(): boolean {
  if (loading || !navigator.onLine || readCurrency() === baseCurrency) return false;
  const kept = readKept();
  if (!kept) return true;
  const pause = Date.now() - Date.parse(String(kept.askedAt));
  return isDue(kept) && !(pause >= 0 && pause < pauseMs);
}

/** Asks for rates where they are wanted; `onChange` is called when that begins and when it ends. */
export function refreshRates(onChange: () => void): void {
  if (!isWanted()) return;
  loading = load().finally(() => {
    loading = undefined;
    onChange();
  });
  onChange();
}

/** Asks now, every six hours, and when a page that slept or was offline comes back. */
export function keepRatesFresh(onChange: () => void, signal: AbortSignal): void {
  const refresh = () => refreshRates(onChange);
  const timer = setInterval(refresh, dueHours * hourMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  addEventListener("online", refresh, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh(), {
    signal,
  });
  refresh();
}
