import { savesData } from "#components/browser/saves-data.ts";
import { watchScriptScroll } from "./script-scroll.ts";
import { startFetchingAhead } from "./start-fetching-ahead.ts";
import { startHashFocus } from "./start-hash-focus.ts";
import { startMarkingFar } from "./start-marking-far.ts";

/** What the shell does without showing anything, and nobody waits for. What only some need is fetched by itself. */
export function startEffects(signal: AbortSignal): void {
  startHashFocus(signal);
  startFetchingAhead(signal);
  startMarkingFar(signal);
  if (location.pathname === "/" && !savesData()) {
    const scriptScroll = watchScriptScroll(signal);
    void import("./start-active-section.ts").then((part) => part.startActiveSection(signal, scriptScroll));
  }
  import("../quick-nav/show-tip-once.ts").then((part) => part.showTipOnce()).catch(() => undefined); // a tip is worth no fault
  void import("../lite/start-lite.ts").then((part) => part.startLite(signal));
}
