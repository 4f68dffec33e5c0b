import { savesData } from "#components/browser/saves-data.ts";
import { watchScriptScroll } from "./script-scroll.ts";

/** Safari takes 100 changes of the address in 30 s; this leaves room for those of others. */
const settleMs = 400;

/**
 * On the home page: writes the part that is being read into the hash, once the visitor's scrolling has settled on it.
 * The history stays as long as it is, and a hash somebody jumped to stays as it was given.
 */
export function startActiveSection(signal: AbortSignal): void {
  if (location.pathname !== "/" || savesData()) return;
  const scriptScroll = watchScriptScroll(signal);
  const sections = document.querySelectorAll("main section[id]");
  const inView = new Set<Element>();
  let hasScrolled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    const id = [...sections].find((section) => inView.has(section))?.id;
    if (!id || signal.aborted || scriptScroll.isOn() || location.hash === `#${id}`) return;
    try {
      // Next's own state goes with it: its router takes the change for one of its own and draws nothing anew.
      history.replaceState(history.state, "", `#${id}`);
    } catch {
      // A browser that has had enough changes of the address refuses this one; the next part is written again.
    }
  };
  // A section is being read while it crosses the line two fifths down the window.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      clearTimeout(timer);
      if (hasScrolled && !scriptScroll.isOn()) timer = setTimeout(write, settleMs);
    },
    { rootMargin: "-40% 0px -60% 0px" },
  );
  addEventListener("scroll", () => (hasScrolled = true), { signal, passive: true, once: true });
  for (const section of sections) observer.observe(section);
  signal.addEventListener("abort", () => observer.disconnect());
}
