import { savesData } from "#components/browser/saves-data.ts";
import { watchScriptScroll } from "./script-scroll.ts";

/** Safari takes 100 changes of the address in 30 s; this leaves room for those of others. */
const settleMs = 400;
/** A section is being read while it crosses a line so far down the window. */
const lineAt = 0.4;

/**
 * The section that is being read. Of sections that stand abreast each has its share of their common height, in their order.
 * Where the page comes to its end the line runs down to the window's lower edge, so that its last section is reached as well.
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
 * On the home page: writes the section that is being read into the hash, once the visitor's scrolling has settled on it.
 * The history stays as long as it is, and a hash somebody jumped to stays as it was given. The main home page is known by its
 * first section, at whichever address of whichever host it stands.
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
      // Next's own state goes with it: its router takes the change for one of its own and draws nothing anew.
      history.replaceState(history.state, "", `#${id}`);
    } catch {
      // A browser that has had enough changes of the address refuses this one; the next part is written again.
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
