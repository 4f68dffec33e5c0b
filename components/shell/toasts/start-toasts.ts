import { drawing, element, wear } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { costOf, coversFocus, tooMuch } from "./covers.ts";
import { makeSwipe } from "./make-swipe.ts";
import { takeToasts, type Message, type Toast } from "#components/browser/show-toast.ts";
import { writeUnasked } from "#components/browser/device-store.ts";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { isPageHeld } from "#components/ui/hold-page.ts";
import { tipKey } from "../quick-nav/tip-key.ts";
import rules from "./toasts.css";

type Countdown = {
  /** Pauses the countdown until every reason to hold it is released. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  stop: () => void;
};

/** Calls `done` after `ms`. While there is a reason to hold it, the remaining time stays the same. */
export function makeCountdown(ms: number, done: () => void): Countdown {
  const reasons = new Set<string>();
  let leftMs = ms;
  let begunAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(done, leftMs);

  return {
    hold(reason) {
      if (reasons.size === 0 && timer !== undefined) {
        clearTimeout(timer);
        leftMs = Math.max(0, leftMs - (performance.now() - begunAt));
      }
      reasons.add(reason);
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0 || timer === undefined) return;
      begunAt = performance.now();
      timer = setTimeout(done, leftMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/**
 * Whether the tip about Search may be shown now: not to visitors who have switched `/` off, and not over a menu or
 * Search itself.
 */
const mayTellTip = (): boolean => readSwitches().slash && !isPageHeld();

/** Notes that the tip was shown, once per session; false if the browser stores nothing. */
const keepTipShown = (): boolean => writeUnasked(tipKey, true, "session");

const shownMs = 5_000;
/**
 * The positions that are tried are this far apart, from the corner where it usually is up to the window's upper edge.
 */
const stepPx = 52;
/** Its distance from the edges of the window. */
const marginPx = 16;
/** A live region announces only what is added once it is ready. */
const regionReadyMs = 60;

type Words = { label: string; close: string; tip: string };

/** The box that shows toasts, empty, and the function that shows one in it. */
function makeBox(words: Words): { box: HTMLElement; show: (toast: Toast) => void } {
  const region = element("div", { role: "status" });
  const box = element("section", { class: "toast" }, region);
  const swipe = makeSwipe();
  let clock: Countdown | undefined;
  let cameFrom: HTMLElement | undefined;

  const step = () => {
    delete box.dataset["atTop"];
    if (coversFocus(box)) box.dataset["atTop"] = "";
  };
  /**
   * Puts it where it costs the page least, and returns that cost. It is moved by a transform: trying the positions with
   * an inset counts as a layout shift, because hit testing a point needs a page that is laid out.
   */
  const place = (): number => {
    const moveTo = (x: number, y: number) => (box.style.transform = `translate(${x}px, ${y}px)`);
    moveTo(0, 0);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const other = left > innerWidth - right ? marginPx - left : innerWidth - marginPx - right;
    let best = { x: 0, y: 0, cost: Infinity };
    for (let y = innerHeight - marginPx - bottom; y >= marginPx - top; y -= stepPx)
      for (const x of Math.abs(other) < stepPx ? [0] : [0, other]) {
        moveTo(x, y);
        const cost = costOf(box);
        if (cost < best.cost) best = { x, y, cost };
        if (cost === 0) return 0;
      }
    moveTo(best.x, best.y);
    return best.cost;
  };
  /** The page may still be scrolling when it is placed. */
  const placeAgain = () => void (box.matches(":hover, :focus-within") || place());
  const hide = () => {
    document.removeEventListener("scrollend", placeAgain);
    clock?.stop();
    clock = undefined;
    document.removeEventListener("focusin", step);
    delete box.dataset["shown"];
    box.removeAttribute("aria-label");
    region.replaceChildren();
    button.remove();
  };
  const dismiss = () => {
    if (box.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true });
    hide();
  };
  const button = element(
    "button",
    { type: "button", "aria-label": words.close, click: dismiss },
    drawing("m6 6 12 12M18 6 6 18", 20, 24, "icon"),
  );
  const draw = ({ text, action }: Message) => {
    clock?.stop();
    const link = action && element("a", { href: action.href, draggable: "false" }, action.label);
    box.dataset["shown"] = "";
    box.ariaLabel = words.label;
    region.replaceChildren(element("p", {}, text, ...(link ? [link] : [])));
    if (!button.isConnected) box.append(button);
    clock = makeCountdown(shownMs, hide);
    if (box.matches(":hover")) clock.hold("pointer");
    if (box.contains(document.activeElement)) clock.hold("focus");
    document.addEventListener("focusin", step);
    document.addEventListener("scrollend", placeAgain);
    return place();
  };
  const show = (toast: Toast) => {
    if (!("isTip" in toast)) draw(toast);
    else if (box.dataset["shown"] !== undefined || !mayTellTip()) return;
    else if (draw({ text: words.tip }) >= tooMuch || !keepTipShown()) return hide();
    step();
  };

  box.addEventListener("pointerenter", () => clock?.hold("pointer"));
  box.addEventListener("pointerleave", () => clock?.release("pointer"));
  box.addEventListener("focusin", ({ relatedTarget }) => {
    clock?.hold("focus");
    if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) clock?.release("focus");
  });
  box.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss());
  box.addEventListener("pointerdown", (event) => event.button === 0 && swipe.begin(event));
  box.addEventListener("pointermove", (event) => {
    const far = swipe.move(event);
    if (far === undefined) return;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    clock?.hold("swipe");
    box.dataset["swiped"] = "";
    box.style.translate = `${far}px`;
  });
  const end = (event: PointerEvent) => {
    const outcome = swipe.end(event);
    if (outcome === "press") return;
    delete box.dataset["swiped"];
    box.style.translate = "";
    clock?.release("swipe");
    if (outcome === "away" && event.type === "pointerup") dismiss();
  };
  box.addEventListener("pointerup", end);
  box.addEventListener("pointercancel", end);
  return { box, show };
}

/**
 * Shows one toast at a time, for five seconds. The countdown pauses while the toast is hovered or focused. A swipe to
 * the right, the button, and Escape inside it dismiss it, and the focus then returns to where it was.
 */
export function startToasts(): void {
  let making: Promise<(toast: Toast) => void> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const make = async () => {
    const words = await loadWords();
    wear(rules);
    const { box, show } = makeBox({
      label: words["toast.label"],
      close: words["toast.close"],
      tip: words["tip.search"],
    });
    document.body.append(box);
    return show;
  };
  const say = async (toast: Toast) => {
    making ??= make();
    const show = await making.catch(() => (making = undefined)); // a toast is never the only place of its message
    clearTimeout(waiting);
    if (show) waiting = setTimeout(() => show(toast), regionReadyMs);
  };
  takeToasts((toast) => void say(toast));
}
