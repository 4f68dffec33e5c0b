import { afterPaint } from "./after-paint.ts";

/** How many want the page's scrolling held, and how many want each element inert; let go when nobody does. */
let holders = 0;
const inertFor = new Map<HTMLElement, number>();

/** So long after the page was let go its far parts are skipped still: the key that closed a menu comes up first. */
const skippedOnMs = 250;
let skipping: ReturnType<typeof setTimeout> | undefined;

/** Whether a menu or a dialog holds the page now. */
export const isPageHeld = (): boolean => "held" in document.documentElement.dataset;

function holdScroll(): void {
  if (holders++ > 0) return;
  const root = document.documentElement;
  clearTimeout(skipping);
  root.dataset["skips"] = "";
  // Where a scroll bar takes room, its room is kept, so that nothing moves.
  root.dataset["held"] = innerWidth > root.clientWidth ? "gutter" : "";
}

function releaseScroll(): void {
  if (--holders > 0) return;
  const { dataset } = document.documentElement;
  delete dataset["held"];
  skipping = setTimeout(() => delete dataset["skips"], skippedOnMs);
}

function hold(one: HTMLElement): boolean {
  const wanted = inertFor.get(one) ?? 0;
  if (one.inert && wanted === 0) return false; // inert for reasons of its own
  inertFor.set(one, wanted + 1);
  one.inert = true;
  return true;
}

function release(one: HTMLElement): void {
  const wanted = (inertFor.get(one) ?? 1) - 1;
  if (wanted > 0) return void inertFor.set(one, wanted);
  inertFor.delete(one);
  one.inert = false;
}

/** Stops the page's scrolling and makes `others` inert, until the function it gives back is called. */
export function holdPage(others: readonly HTMLElement[]): () => void {
  holdScroll();
  const held = others.filter(hold);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    releaseScroll();
    held.forEach(release);
  };
}

/** What is let go of after the next paint. */
const leaving = new Set<() => void>();

/**
 * Calls what `holdPage` gave back, once the browser has painted: on a long page that takes a slow phone longer than
 * what covered the page takes to go.
 */
export function releaseAfterPaint(release: () => void): void {
  leaving.add(release);
  afterPaint(() => {
    leaving.delete(release);
    release();
  });
}

/** Closes what covers the page. */
let uncover = () => {};

/** Closes what covers the page and lets go of it at once, for whoever needs all of it now. */
export function uncoverPage(): void {
  uncover();
  for (const release of leaving) release();
  leaving.clear();
}

/**
 * Says that a menu, a sheet or a dialog is about to cover the page: what covers it now makes room first, and this one by
 * `close`. The function it gives back says that it has gone.
 */
export function coverPage(close: () => void): () => void {
  uncoverPage();
  uncover = close;
  return () => {
    if (uncover === close) uncover = () => {};
  };
}

/** Everything on the page that does not hold `kept`. */
export function around(kept: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at: Element = kept; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const one of at.parentElement.children) {
      if (one !== at && one instanceof HTMLElement && one.tagName !== "SCRIPT") others.push(one);
    }
  }
  return others;
}
