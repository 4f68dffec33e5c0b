import { writeUnasked } from "#components/browser/device-store.ts";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { isPageHeld } from "#components/ui/hold-page.ts";
import { tipKey } from "../quick-nav/tip-key.ts";

/** Whether the tip about Search may be told now: not to those who have switched `/` off, not over a menu or Search itself. */
export const mayTellTip = (): boolean => readSwitches().slash && !isPageHeld();

/** Once a session; false where the browser keeps nothing. */
export const keepTipTold = (): boolean => writeUnasked(tipKey, true, "session");
