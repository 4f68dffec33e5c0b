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
