import { isPageHeld } from "#components/ui/hold-page.ts";
import { readStored, writeUnasked } from "#components/browser/device-store.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { loadWords } from "#components/words/load-words.ts";
import { showToast } from "#components/browser/show-toast.ts";
import { readSwitches } from "#components/browser/shortcut-switches.ts";

/* A pen makes some phones say that they hover; none of them is this wide. */
const hasKeyboard = "(hover: hover) and (pointer: fine) and (min-width: 48em)";

const tipKey = "ak_tip_v1";

const isTrue = (value: unknown): value is true => value === true;

/**
 * Tells once a session how Search opens, where there is a keyboard to open it with. Not while data is saved, not to
 * those who have switched `/` off, not over a menu or Search itself, and not where the browser could not remember that
 * it was told.
 */
export async function showTipOnce(): Promise<void> {
  if (!matchMedia(hasKeyboard).matches) return;
  if (savesData() || !readSwitches().slash) return;
  const words = await loadWords();
  if (isPageHeld()) return;
  if (readStored(tipKey, isTrue, "session") || !writeUnasked(tipKey, true, "session")) return;
  showToast({ text: words["tip.search"] });
}
