import { savesData } from "#components/browser/saves-data.ts";

/** A scroll is over after this long without events, for browsers that do not report its end. */
const silenceMs = 150;
/** A jump to the current position scrolls nothing; it is over after this long. */
const noScrollMs = 400;

/**
 * Detects whether the page is being scrolled by a jump (a link to a part of the page, Alt and a digit, back to top) and
 * not by the visitor.
 */
function watchScriptScroll(signal: AbortSignal): { isOn: () => boolean; begin: () => void } {
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

/** Safari allows 100 changes of the URL in 30 s; this leaves room for those of other code. */
const settleMs = 400;
/** A section is being read while it crosses a line this far down the window. */
const lineAt = 0.4;

/**
 * The section that is being read. Sections side by side each have a share of their common height, in their order. At
 * the end of the page the line moves down to the window's lower edge, so that the last section is reached as well.
 */
function sectionRead(sections: readonly Element[]): Element | undefined {
  const below = document.documentElement.scrollHeight - innerHeight - scrollY;
  const line = Math.max(innerHeight * lineAt, innerHeight - below - 1);
  const crossing = sections
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top <= line && line < box.bottom);
  const from = Math.min(...crossing.map(({ box }) => box.top));
  const to = Math.max(...crossing.map(({ box }) => box.bottom));
  return crossing[Math.floor(((line - from) / (to - from)) * crossing.length)]?.section;
}

/**
 * On the home page: writes the section that is being read into the URL hash, once the visitor's scrolling has settled
 * on it. The history does not grow, and a hash that somebody jumped to stays as it was given. The main home page is
 * recognized by its first section, whatever its host and path.
 */
export function startActiveSection(signal: AbortSignal): void {
  if ((location.pathname !== "/" && !document.getElementById("hero")) || savesData()) return;
  const scriptScroll = watchScriptScroll(signal);
  const sections = [...document.querySelectorAll("main section[id]")];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    const id = sectionRead(sections)?.id;
    if (!id || signal.aborted || scriptScroll.isOn() || location.hash === `#${id}`) return;
    try {
      // Next's own state is passed along: its router takes the change for its own and renders nothing again.
      history.replaceState(history.state, "", `#${id}`);
    } catch {
      // A browser that limits changes of the URL refuses this one; the next section is written again.
    }
  };
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      if (!scriptScroll.isOn()) timer = setTimeout(write, settleMs);
    },
    { signal, passive: true },
  );
}
