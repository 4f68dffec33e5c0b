import { leavesNoTrace, readStored, writeUnasked } from "#components/browser/device-store.ts";
import { savesData } from "#components/browser/saves-data.ts";
import type { KnownRates } from "#lib/currency/open/rates.ts";
import { askRates, ratesKey, wantsRates, whenRatesMayBeDue, type KeptRates } from "./ask-rates.ts";

/** Looks no further: whoever uses what is kept looks it through to the last rate (rates-store.ts). */
const hasRates = (value: unknown): value is KnownRates =>
  typeof value === "object" && value !== null && "rates" in value;

const readKept = () => readStored(ratesKey, (value): value is KeptRates => hasRates(value));

async function refresh(): Promise<void> {
  const before = readKept();
  if (!wantsRates(before)) return;
  const { kept } = await askRates(before, hasRates);
  // What was kept meanwhile, here or in another tab, may have been looked through: `before` was not, and would undo it.
  if (readKept()?.askedAt === before?.askedAt) writeUnasked(ratesKey, kept);
}

/** Rates are there before somebody chooses a currency; who saves data asks for them only then. */
export function startRates(signal: AbortSignal): void {
  if (!savesData() && !leavesNoTrace()) whenRatesMayBeDue(() => void refresh(), signal);
}
