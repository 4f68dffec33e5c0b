import { failOfChunk } from "#components/browser/fail-of-chunk.ts";
import { isKeptPress, showBusy } from "#components/browser/kept-press.ts";
import { shortcutKey } from "#components/shell/shortcut-key.ts";
import { awakeEvent, partsId, patienceMs, type Parts } from "#lib/next/open/page-parts.ts";

/**
 * Stands in each sealed page (lib/ops/seal/split-page.ts): brings React and what a page needs of it once somebody reaches
 * for it, holds what they did until it is there, and then does it. Where that takes too long, what they did goes the way
 * it goes without script.
 */
type Line = { saveData?: boolean; effectiveType?: string; rtt: number };

/**
 * What was done: again once script is there; the way it goes without script, where it has one; or the shortcut, which a
 * page loaded anew can do in its place (chunk-retry.ts).
 */
type Deed = {
  again: () => void;
  plainly?: (() => void) | undefined;
  key?: string | undefined;
  /** It waits for script however slow the line is: the way without script is another thing, for who has none. */
  waits?: boolean;
};

const controls = "header,form,table,button,input,summary,[data-opens]";
/** Links whose press does something better with script. */
const scripted = "a[data-opens],a[data-menu]";

const gone = new AbortController();
const connection = (navigator as Navigator & { connection?: Line }).connection ?? ({} as Line); // not every browser says
const { saveData, effectiveType = "4g", rtt } = connection;
/** Script would take longer than a page: nobody is kept waiting for it. */
const isSlow = saveData || effectiveType !== "4g" || rtt > 120;

/** Nothing would come: the browser is offline, and there is no copy that answers in its place (app/scripts/offline.ts). */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/** What takes the focus under the bar that says so is scrolled clear of it: what is in the window is scrolled to by no browser. */
function keepClear({ target }: Event): void {
  const bar = document.body.dataset["offline"] && document.querySelector(".offline");
  if (!bar) return;
  const under = (target as Element).getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (under > 0) scrollBy({ top: under + 4, behavior: "instant" });
}

let isWoken = false;
let held: Deed | undefined;
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
    document.head.append(Object.assign(script, { src, async: false, onerror: fail })); // in order, the payload first
  }
}

/**
 * Keeps the deed of an event for the moment script is there, unless its plain way is quicker. Offline, where nothing would
 * come but the browser's own page, a sentence says so; who does it again goes the plain way.
 */
function hold(event: Event, deed: Deed): void {
  const { dataset } = document.body;
  const isOffline = isCutOff();
  if (isOffline ? dataset["offline"] : isSlow && deed.plainly && !deed.waits) return;
  event.preventDefault();
  event.stopPropagation();
  if (isOffline) {
    dataset["offline"] = "1";
    document.addEventListener("focusin", keepClear);
  } else {
    wake();
    held = deed;
    if (!deed.waits) setTimeout(() => held === deed && goPlainly(), patienceMs);
  }
}

/** A document, which may be the target too, has no such method. */
const closest = <E extends Element>({ target }: Event, selector: string) =>
  (target as Partial<Element>).closest?.<E>(selector);

const wakeAtControl = (event: Event) => isSlow || (closest(event, controls) && wake());

const handlers: Record<string, (event: never) => void> = {
  pointermove: () => (hasMoved = true),
  // Without a movement it only says that the page came to lie under the pointer.
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
 * Something kept on this device or in this tab, or the address, asks for script: a currency was chosen, a chat is open, a search
 * begun, a plan sent.
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
