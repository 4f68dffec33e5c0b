import { afterPaint } from "./after-paint.ts";

/**
 * How many callers hold the page's scrolling, and how many keep each element inert. Released when the count is zero.
 */
let holders = 0;
const inertFor = new Map<HTMLElement, number>();

/**
 * After the page is released, its far parts stay skipped for this long, so that the keyup of the key that closed a menu
 * is handled first.
 */
const skippedOnMs = 250;
let skipping: ReturnType<typeof setTimeout> | undefined;

/** Whether a menu or a dialog holds the page now. */
export const isPageHeld = (): boolean => "held" in document.documentElement.dataset;

function holdScroll(): void {
  if (holders++ > 0) return;
  const root = document.documentElement;
  clearTimeout(skipping);
  root.dataset["skips"] = "";
  // Where a scroll bar takes up width, its gutter is kept, so that nothing moves.
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
  if (one.inert && wanted === 0) return false; // made inert by other code
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

/** Stops the page's scrolling and makes `others` inert until the returned function is called. */
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

/** Releases that wait for the next paint. */
const leaving = new Set<() => void>();

/**
 * Calls the function that `holdPage` returned, after the next paint: on a long page, the release takes a slow phone
 * longer than removing what covered the page.
 */
export function releaseAfterPaint(release: () => void): void {
  leaving.add(release);
  afterPaint(() => {
    leaving.delete(release);
    release();
  });
}

/** Closes what covers the page now. */
let uncover = () => {};

/** Closes what covers the page and releases the page at once, for callers that need all of it now. */
export function uncoverPage(): void {
  uncover();
  for (const release of leaving) release();
  leaving.clear();
}

/**
 * Announces that a menu, a sheet or a dialog is about to cover the page. What covers it now is closed first; `close`
 * closes this one when the next one comes. Call the returned function once it has closed.
 */
export function coverPage(close: () => void): () => void {
  uncoverPage();
  uncover = close;
  return () => {
    if (uncover === close) uncover = () => {};
  };
}

/** The elements around `kept`: all siblings of it and of its ancestors, except scripts. */
export function around(kept: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at: Element = kept; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const one of at.parentElement.children) {
      if (one !== at && one instanceof HTMLElement && one.tagName !== "SCRIPT") others.push(one);
    }
  }
  return others;
}
