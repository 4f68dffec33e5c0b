import { whenIdle } from "../when-idle.ts";

/** Those that components/ui/long-pages.css has remember their heights. */
const parts = "main section, .site-footer";
/** Longer than the browser leaves between two sizes of a window that is being dragged or turned. */
const settledMs = 500;

/**
 * Lets the browser skip the parts of a page that are out of sight: on a long page, it takes a slow phone a tenth of a
 * second to style them all anew when a menu opens. A part may be skipped once it has been laid out and stands more
 * than half a window away (what is nearer, browsers draw), until the window takes another width. Skipped from the
 * start, its height would be a guess, and a jump to a part, a reload or the way back would end somewhere else; skipped
 * in sight, it would blink.
 */
export function startSkippingUnseen(signal: AbortSignal): void {
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) continue;
        target.setAttribute("data-far", "");
        observer.unobserve(target);
      }
    },
    { rootMargin: "60% 0px" },
  );
  const watch = () =>
    whenIdle(() => {
      for (const part of document.querySelectorAll(parts)) observer.observe(part);
    }, signal);
  const skipNone = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const part of document.querySelectorAll("[data-far]")) part.removeAttribute("data-far");
  };

  void document.fonts.ready.then(watch);
  addEventListener(
    "resize",
    () => {
      if (innerWidth === width) return; // the browser's own bars come and go
      width = innerWidth;
      skipNone();
      timer = setTimeout(watch, settledMs);
    },
    { signal },
  );
  signal.addEventListener("abort", skipNone);
}
