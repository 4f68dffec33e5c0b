import { readStored, writeUnasked } from "#components/browser/device-store.ts";
import { dueHours, hourMs, isDue, isKnownRates, type KnownRates } from "#lib/currency/open/rates.ts";

/** Where the rates are kept on the device. */
export const ratesKey = "ak_rates_v1";

/** `askedAt` is when this device last asked, `error` what came of it. */
type KeptRates = KnownRates & { askedAt?: unknown; error?: unknown };
export type RatesState = { known?: KnownRates | undefined; hasFailed: boolean; isLoading: boolean };

const waitMs = 8_000;
/** While the service fails, no page asks again sooner. */
const pauseMs = 60_000;

/** What came of the last question of this page, where it failed: the sentence of the server, or that none came. */
let failure: unknown;
let loading: Promise<void> | undefined;
/** For a browser that keeps nothing. */
let unkept: KeptRates | undefined;

const readKept = () => readStored(ratesKey, (value): value is KeptRates => isKnownRates(value)) ?? unkept;

/** What is known of the rates now. */
export function readRatesState(): RatesState {
  const kept = readKept();
  return { known: kept, hasFailed: Boolean(failure ?? kept?.error), isLoading: !!loading };
}

function keep({ base, rates, fetchedAt, asOf, source, older }: KnownRates, error: unknown): void {
  const kept = {
    base,
    rates,
    fetchedAt,
    asOf,
    source,
    ...(older && { older }),
    askedAt: new Date().toISOString(),
    ...(error ? { error } : {}),
  };
  unkept = writeUnasked(ratesKey, kept) ? undefined : kept;
}

async function load(): Promise<void> {
  const before = readKept();
  try {
    const answer = await fetch("/api/rates", { cache: "no-store", signal: AbortSignal.timeout(waitMs) });
    const body = (await answer.json()) as { ok?: unknown; data?: unknown } | null;
    if (!body || body.ok !== true || !isKnownRates(body.data)) throw new Error("no rates");
    failure = "error" in body.data ? body.data.error : undefined;
    // A server without a database knows only the rates that ship with it; those kept here may be newer.
    const isNewer = !before || before.asOf <= body.data.asOf;
    keep(isNewer ? body.data : before, failure);
  } catch {
    failure = true;
    if (before) keep(before, failure);
  }
}

/** Whether rates are missing or six hours old. */
function isWanted(): boolean {
  if (loading || !navigator.onLine) return false;
  const kept = readKept();
  if (!kept) return true;
  const pause = Date.now() - Date.parse(String(kept.askedAt));
  return isDue(kept) && !(pause >= 0 && pause < pauseMs);
}

/** Who wants to know when rates begin to load and when that is over. */
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks for rates where they are missing or due. */
export function refreshRates(): void {
  if (!isWanted()) return;
  loading = load().finally(() => {
    loading = undefined;
    tell();
  });
  tell();
}

/**
 * Asks now, every six hours, and when a page that slept or was offline comes back. `onChange` is called when rates begin
 * to load and when that is over.
 */
export function keepRatesFresh(signal: AbortSignal, onChange?: () => void): void {
  if (onChange) {
    listeners.add(onChange);
    signal.addEventListener("abort", () => listeners.delete(onChange));
  }
  const timer = setInterval(refreshRates, dueHours * hourMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  addEventListener("online", refreshRates, { signal });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && refreshRates(),
    { signal },
  );
  refreshRates();
}
