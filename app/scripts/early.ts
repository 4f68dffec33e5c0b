import { startRates } from "#components/currency/start-rates.ts";
import { startFindLink, startHeadline } from "#components/home/start-home.ts";
import { startHashCrumb } from "#components/page/start-hash-crumb.ts";
import { startRatings } from "#components/page/ratings/start-ratings.ts";
import { startBackToTop } from "#components/shell/back-to-top/start-back-to-top.ts";
import { startActiveSection } from "#components/shell/effects/start-active-section.ts";
import { startFetchingAhead } from "#components/shell/effects/start-fetching-ahead.ts";
import { startHashFocus } from "#components/shell/effects/start-hash-focus.ts";
import { keepInstallPrompt } from "#components/shell/install/install-prompt.ts";
import { startSheet } from "#components/shell/menus/start-sheet.ts";
import { startLite } from "#components/shell/lite/start-lite.ts";
import { startTip } from "#components/shell/quick-nav/start-tip.ts";
import { keepEarlyPress } from "#components/browser/kept-press.ts";
import { waitWithToasts } from "#components/browser/show-toast.ts";
import { reloadOnceOnChunkFailure } from "#components/browser/chunk-retry.ts";
import { collectMutations } from "#components/browser/translation/collect-mutations.ts";
import { failOfChunk } from "#components/browser/fail-of-chunk.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import { findSlots, whenNear } from "#components/browser/slots.ts";
import { whenIdle } from "#components/browser/when-idle.ts";

/**
 * The early script: everything that happens before the visitor interacts. It is one small file, the same on every page,
 * without React. It fills only slots whose content React ignores (components/ui/slot.tsx), and elsewhere changes only
 * attributes.
 */
const { signal } = new AbortController();

collectMutations();

const later = document.createElement("script");
later.src = document.currentScript?.dataset["later"] ?? "";
later.onerror = () => failOfChunk();
const bringLater = () => later.isConnected || document.head.append(later);

reloadOnceOnChunkFailure(signal);
keepInstallPrompt(signal); // browsers dispatch the event only once, and early
waitWithToasts(bringLater, signal);
startSheet();
keepEarlyPress();
addEventListener("online", () => delete document.body.dataset["offline"], { signal });

/** Runs after the first paint, because each of these reads or changes the layout of the page. */
function startRest(): void {
  startHeadline(signal);
  startHashCrumb(signal);
  startHashFocus(signal);
  startBackToTop(signal);
  startFindLink();
  startRatings(signal);
  for (const place of [...findSlots("feedback"), ...findSlots("privacy")])
    whenNear(place, bringLater, signal);
  whenIdle(() => {
    startActiveSection(signal);
    startFetchingAhead(signal);
    startLite(signal);
    startRates(signal);
    startTip(signal);
  }, signal);
}

if (document.hidden) startRest();
else afterPaint(startRest);
