/** A scroll is over after this long without events, for browsers that do not report its end. */
const silenceMs = 150;
/** A jump to the current position scrolls nothing; it is over after this long. */
const noScrollMs = 400;

/**
 * Detects whether the page is being scrolled by a jump (a link to a part of the page, Alt and a digit, back to top) and
 * not by the visitor.
 */
export function watchScriptScroll(signal: AbortSignal): { isOn: () => boolean; begin: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (timer = undefined), ms);
  };
  const begin = () => waitFor(noScrollMs);
  addEventListener("hashchange", begin, { signal });
  addEventListener("popstate", begin, { signal });
  addEventListener("keydown", ({ altKey }) => altKey && begin(), { signal, capture: true });
  document.addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("a[href*='#']") && begin(),
    { signal, capture: true },
  );
  addEventListener("scroll", () => timer !== undefined && waitFor(silenceMs), { signal, passive: true });
  return { isOn: () => timer !== undefined, begin };
}
