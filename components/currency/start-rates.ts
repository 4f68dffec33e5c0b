import { leavesNoTrace, readStored, writeUnasked } from "#components/browser/device-store.ts";
import { savesData } from "#components/browser/saves-data.ts";
import type { KnownRates } from "#lib/currency/open/rates.ts";
import { askRates, ratesKey, wantsRates, whenRatesMayBeDue, type KeptRates } from "./ask-rates.ts";

/** Looks no further: whoever uses what is kept looks it through to the last rate (rates-store.ts). */
const hasRates = (value: unknown): value is KnownRates =>
  typeof value === "object" && value !== null && "rates" in value;

async function refresh(): Promise<void> {
  const before = readStored(ratesKey, (value): value is KeptRates => hasRates(value));
  if (!wantsRates(before)) return;
  const { kept } = await askRates(before, hasRates);
  if (kept) writeUnasked(ratesKey, kept);
}

/** Rates are there before somebody chooses a currency; who saves data asks for them only then. */
export function startRates(signal: AbortSignal): void {
  if (!savesData() && !leavesNoTrace()) whenRatesMayBeDue(() => void refresh(), signal);
}
