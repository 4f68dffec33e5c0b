import { failOfChunk } from "#components/browser/fail-of-chunk.ts";
import { shortcutKey } from "#components/shell/shortcut-key.ts";
import { awakeEvent, partsId, type Parts } from "#lib/next/open/page-parts.ts";

/**
 * Stands in each sealed page (lib/ops/seal/split-page.ts): brings React and what a page needs of it once somebody reaches
 * for it, holds what they did until it is there, and then does it. Where that takes too long, what they did goes the way
 * it goes without script.
 */
type Line = { saveData?: boolean; effectiveType?: string; rtt?: number };

/** What was done: again once script is there; the way it goes without script, where it has one. */
type Deed = { again: () => void; plainly?: () => void };

const controls = "header,form,table,button,input,summary,[data-opens]";
/** Links whose press does something better with script. */
const scripted = "a[data-opens],a[data-menu]";
/** What a visitor waits for a menu before its page is the better answer. */
const patienceMs = 900;

const gone = new AbortController();
const {
  saveData,
  effectiveType = "4g",
  rtt = 0,
} = (navigator as Navigator & { connection?: Line }).connection ?? {};
/** Script would take longer than a page: nobody is kept waiting for it. */
const isSlow = saveData || effectiveType !== "4g" || rtt > 120;

let isWoken = false;
let hasFailed = false;
let held: Deed | undefined;
let hasMoved = false;

function goPlainly(): void {
  const plainly = held?.plainly;
  if (!plainly) return;
  held = undefined;
  plainly();
}

function fail(): void {
  hasFailed = true;
  if (held?.plainly) goPlainly();
  else failOfChunk();
}

function wake(): void {
  if (isWoken) return;
  isWoken = true;
  const { files } = JSON.parse(document.getElementById(partsId)?.textContent ?? "") as Parts;
  for (const src of files) {
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { src, async: false, onerror: fail })); // in order, the payload first
  }
}

/** Keeps the deed of an event for the moment script is there, unless its plain way is quicker. */
function hold(event: Event, again: () => void, plainly?: () => void): void {
  if (hasFailed || (isSlow && plainly)) return;
  wake();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held) setTimeout(goPlainly, patienceMs);
  held = { again, plainly };
}

const closest = <E extends Element>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

const wakeAtControl = (event: Event) => isSlow || (closest(event, controls) && wake());

const handlers: Record<string, (event: never) => void> = {
  pointermove: () => (hasMoved = true),
  // Without a movement it only says that the page came to lie under the pointer.
  pointerover: (event: Event) => hasMoved && wakeAtControl(event),
  pointerdown: wakeAtControl,
  focusin: wakeAtControl,
  keydown(event: KeyboardEvent) {
    if (!isSlow) wake();
    if (shortcutKey(event) ?? (/^( |ArrowDown)$/.test(event.key) && closest(event, scripted)))
      hold(event, () => event.target?.dispatchEvent(new KeyboardEvent("keydown", event)));
  },
  click(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
    if (button || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = closest<HTMLAnchorElement>(event, scripted);
    if (link) {
      const again = () => link.dispatchEvent(new MouseEvent("click", event));
      return hold(event, again, () => location.assign(link.href));
    }
    const head = closest(event, "th");
    if (head) held = { again: () => head.querySelector("button")?.click() };
  },
  submit(event: SubmitEvent) {
    const again = () => {
      gone.abort();
      (event.target as HTMLFormElement).requestSubmit(event.submitter);
    };
    hold(event, again, again);
  },
};

for (const name in handlers)
  addEventListener(name, handlers[name] as (event: Event) => void, { signal: gone.signal, capture: true });

addEventListener(awakeEvent, () => {
  gone.abort();
  held?.again();
  held = undefined;
});

/** Something kept on this device, or the address, asks for script: a currency was chosen, or a search begun. */
const isWanted = ({ dataset }: HTMLElement): boolean => {
  const key = dataset["wakes"];
  try {
    return !key || key in localStorage;
  } catch {
    return false;
  }
};
const wishes = document.querySelectorAll<HTMLElement>("[data-wakes]");
if (/[?&]focus=search/.test(location.search) || [...wishes].some(isWanted)) wake();
