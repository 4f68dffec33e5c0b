import { leavesNoTrace, readStored, writeUnasked } from "#components/browser/device-store.ts";
import { savesData } from "#components/browser/saves-data.ts";
import type { KnownRates } from "#lib/data/currency/open/rates.ts";
import { askRates, ratesKey, wantsRates, whenRatesMayBeDue, type KeptRates } from "./ask-rates.ts";

/** A shallow check: code that uses the stored rates validates every one of them (rates-store.ts). */
const hasRates = (value: unknown): value is KnownRates =>
  typeof value === "object" && value !== null && "rates" in value;

const readKept = () => readStored(ratesKey, (value): value is KeptRates => hasRates(value));

async function refresh(): Promise<void> {
  const before = readKept();
  if (!wantsRates(before)) return;
  const { kept } = await askRates(before, hasRates);
  // Rates stored in the meantime, here or in another tab, may have been fully validated. `before` was not, and would
  // overwrite them.
  if (readKept()?.askedAt === before?.askedAt) writeUnasked(ratesKey, kept);
}

/** Loads rates before the visitor chooses a currency. With data saving on, they are loaded only after the choice. */
export function startRates(signal: AbortSignal): void {
  if (!savesData() && !leavesNoTrace()) whenRatesMayBeDue(() => void refresh(), signal);
}
