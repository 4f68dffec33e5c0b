import { readStored, writeUnasked } from "#components/browser/device-store.ts";
import { isKnownRates, type KnownRates } from "#lib/data/currency/open/rates.ts";
import {
  askRates,
  ratesKey,
  readRatesFailure,
  wantsRates,
  whenRatesMayBeDue,
  type KeptRates,
} from "./ask-rates.ts";

export type RatesState = { known?: KnownRates | undefined; hasFailed: boolean; isLoading: boolean };

/** The failure of this page's last request: the server's error, or that no response came. */
let failure: unknown;
let loading: Promise<void> | undefined;
/** For a browser that stores nothing. */
let unkept: KeptRates | undefined;

const readKept = () => readStored(ratesKey, (value): value is KeptRates => isKnownRates(value)) ?? unkept;

export function readRatesState(): RatesState {
  const kept = readKept();
  return { known: kept, hasFailed: Boolean(failure ?? readRatesFailure()), isLoading: !!loading };
}

async function load(): Promise<void> {
  const { kept, failure: what } = await askRates(readKept(), isKnownRates);
  failure = what;
  const isKept = writeUnasked(ratesKey, kept);
  unkept = isKept || !kept.rates ? undefined : kept;
}

/** Called when rates start to load and when loading ends. */
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Fetches rates if they are missing or due. */
export function refreshRates(): void {
  if (loading || !wantsRates(readKept())) return;
  loading = load().finally(() => {
    loading = undefined;
    tell();
  });
  tell();
}

/** Keeps the rates fresh. `onChange` is called when rates start to load and when loading ends. */
export function keepRatesFresh(signal: AbortSignal, onChange: () => void): void {
  listeners.add(onChange);
  signal.addEventListener("abort", () => listeners.delete(onChange));
  whenRatesMayBeDue(refreshRates, signal);
}
