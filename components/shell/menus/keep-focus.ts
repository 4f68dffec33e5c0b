const focusable = "a[href], button, summary";

/** The elements in `area` that Tab can reach, in order. */
export const tabStops = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** Traps Tab among `stops`: after the last comes the first, before the first the last. */
export function keepFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey || stops.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length : at) - 1 : (at + 1) % stops.length;
  stops[next]?.focus();
}

/**
 * Calls `close` when the URL changes, when the page is left (it may return from the back/forward cache), or when the
 * window changes between wide and small.
 */
export function whenLeaving(close: () => void, wide: string, signal: AbortSignal): void {
  for (const name of ["hashchange", "popstate", "pagehide"]) addEventListener(name, close, { signal });
  matchMedia(wide).addEventListener("change", close, { signal });
}

/** Whether a click is on a link that will be followed in this tab. */
export const followsLink = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  event.target instanceof Element &&
  event.target.closest("a[href]") !== null;
