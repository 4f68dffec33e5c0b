import { writeUnasked } from "#components/browser/device-store.ts";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { isPageHeld } from "#components/ui/hold-page.ts";
import { tipKey } from "../quick-nav/tip-key.ts";

/**
 * Whether the tip about Search may be shown now: not to visitors who have switched `/` off, and not over a menu or
 * Search itself.
 */
export const mayTellTip = (): boolean => readSwitches().slash && !isPageHeld();

/** Notes that the tip was shown, once per session; false if the browser stores nothing. */
export const keepTipTold = (): boolean => writeUnasked(tipKey, true, "session");
