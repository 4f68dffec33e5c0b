import { startInstall } from "../install/start-install.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { watchScriptScroll } from "./script-scroll.ts";
import { startBackToTop } from "./start-back-to-top.ts";
import { startFetchingAhead } from "./start-fetching-ahead.ts";
import { startHashFocus } from "./start-hash-focus.ts";
import { startMarkingFar } from "./start-marking-far.ts";
import "./later.css";

/** Parts of the shell that nobody waits for. Each is fetched by itself: one that fails takes no other with it. */
export function startLater(signal: AbortSignal): void {
  startInstall(signal);
  const scriptScroll = watchScriptScroll(signal);
  startBackToTop(signal, scriptScroll.begin);
  startHashFocus(signal);
  startFetchingAhead(signal);
  startMarkingFar(signal);
  if (location.pathname === "/" && !savesData())
    void import("./start-active-section.ts").then((part) => part.startActiveSection(signal, scriptScroll));

  void import("#components/currency/choose-currency.ts").then((part) => part.startCurrency(signal));
  void import("#components/shell/quick-nav/show-tip-once.ts").then((part) => part.showTipOnce());
  void import("#components/shell/footer/start-footer.ts").then((part) => part.startFooter(signal));
  void import("#components/shell/lite/start-lite.ts").then((part) => part.startLite(signal));
  if (document.querySelector("[data-ratings]"))
    void import("#components/page/ratings/start-ratings.ts").then((part) => part.startRatings(signal));
}
