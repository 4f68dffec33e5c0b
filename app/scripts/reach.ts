import { failOfChunk } from "#components/browser/fail-of-chunk.ts";
import { isKeptPress, showBusy } from "#components/browser/kept-press.ts";
import { shortcutKey } from "#components/shell/shortcut-key.ts";
import { awakeEvent, partsId, patienceMs, type Parts } from "#lib/platform/next/open/page-parts.ts";

/**
 * The loader in each sealed page (lib/ops/seal/split-page.ts). It loads React and the page's scripts on the first
 * interaction, holds the visitor's action until they are ready, and then replays it. If that takes too long, the action
 * falls back to what it does without script.
 */
type Line = { saveData?: boolean; effectiveType?: string; rtt: number };

/**
 * A held action: `again` replays it once the scripts are ready, `plainly` does it without script if that is possible,
 * and `key` is the shortcut, which the page can repeat after a reload (chunk-retry.ts).
 */
type Action = {
  again: () => void;
  plainly?: (() => void) | undefined;
  key?: string | undefined;
  /**
   * Waits for the scripts however slow the connection is, because its fallback is meant only for browsers without
   * script.
   */
  waits?: boolean;
};

const controls = "header,form,table,button,input,summary,[data-opens]";
/** Links that do something better with script. */
const scripted = "a[data-opens],a[data-menu]";

const gone = new AbortController();
const connection = (navigator as Navigator & { connection?: Line }).connection ?? ({} as Line); // not supported by every browser
const { saveData, effectiveType = "4g", rtt } = connection;
/** Whether loading the scripts would take longer than loading a page, so that actions do not wait for them. */
const isSlow = saveData || effectiveType !== "4g" || rtt > 120;

/** Whether nothing can be loaded: the browser is offline, and no service worker answers (app/scripts/offline.ts). */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/**
 * Scrolls a focused element out from under the offline bar. Browsers do not, because the element is already in the
 * viewport.
 */
function keepClear({ target }: Event): void {
  const bar = document.body.dataset["offline"] && document.querySelector(".offline");
  if (!bar) return;
  const under = (target as Element).getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (under > 0) scrollBy({ top: under + 4, behavior: "instant" });
}

let isWoken = false;
let held: Action | undefined;
let hasMoved = false;

function goPlainly(): void {
  const plainly = held?.plainly;
  if (!plainly) return;
  held = undefined;
  plainly();
}

function fail(): void {
  gone.abort();
  if (held?.plainly) goPlainly();
  else failOfChunk(held?.key);
}

function wake(): void {
  if (isWoken || isCutOff()) return;
  isWoken = true;
  const { files } = JSON.parse((document.getElementById(partsId) as HTMLScriptElement).text) as Parts;
  for (const src of files) {
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { src, async: false, onerror: fail })); // run in order, the payload first
  }
}

/**
 * Holds the action of an event until the scripts are ready, unless its fallback is quicker. Offline, where the fallback
 * would only show the browser's error page, a bar says so; a second attempt uses the fallback.
 */
function hold(event: Event, action: Action): void {
  const { dataset } = document.body;
  const isOffline = isCutOff();
  if (isOffline ? dataset["offline"] : isSlow && action.plainly && !action.waits) return;
  event.preventDefault();
  event.stopPropagation();
  if (isOffline) {
    dataset["offline"] = "1";
    document.addEventListener("focusin", keepClear);
  } else {
    wake();
    held = action;
    if (!action.waits) setTimeout(() => held === action && goPlainly(), patienceMs);
  }
}

/** The target may also be the document, which has no `closest` method. */
const closest = <E extends Element>({ target }: Event, selector: string) =>
  (target as Partial<Element>).closest?.<E>(selector);

const wakeAtControl = (event: Event) => isSlow || (closest(event, controls) && wake());

const handlers: Record<string, (event: never) => void> = {
  pointermove: () => (hasMoved = true),
  // Without a movement, the event only means that the page appeared under the pointer.
  pointerover: (event: Event) => hasMoved && wakeAtControl(event),
  pointerdown: wakeAtControl,
  focusin: wakeAtControl,
  keydown(event: KeyboardEvent) {
    if (!isSlow) wake();
    const key = shortcutKey(event);
    if (key ?? (/ |ArrowDown/.test(event.key) && closest(event, scripted)))
      hold(event, { again: () => event.target?.dispatchEvent(new KeyboardEvent("keydown", event)), key });
  },
  click(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
    if (button || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = closest<HTMLAnchorElement>(event, scripted);
    if (link) {
      const waits = isKeptPress(link);
      hold(event, { again: () => link.click(), plainly: () => (location.href = link.href), waits });
      if (held?.waits) showBusy(link);
      return;
    }
    const head = closest(event, "th");
    if (head) held = { again: () => head.querySelector("button")?.click() };
  },
  submit(event: SubmitEvent) {
    const again = () => {
      gone.abort();
      (event.target as HTMLFormElement).requestSubmit(event.submitter);
    };
    hold(event, { again, plainly: again });
  },
};

for (const name in handlers)
  addEventListener(name, handlers[name] as (event: Event) => void, { signal: gone.signal, capture: true });

addEventListener(awakeEvent, () => {
  gone.abort();
  held?.again();
  held = undefined;
});

/**
 * Whether something stored on this device or in this tab, or the address, needs the scripts: a chosen currency, an open
 * chat, a search in progress, a shared plan.
 */
const isWanted = ({ dataset }: HTMLElement): boolean => {
  const key = dataset["wakes"];
  try {
    return !key || key in localStorage || key in sessionStorage || (key === "#" && location.hash > key);
  } catch {
    return false;
  }
};
const wishes = document.querySelectorAll<HTMLElement>("[data-wakes]");
if (/focus=search/.test(location.search) || [...wishes].some(isWanted)) wake();
