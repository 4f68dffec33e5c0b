/** Those that components/ui/long-pages.css has remember their heights. */
const parts = "main section, .site-footer";

/**
 * Marks the parts of a page that are far out of sight: while the page is held under a menu or a dialog, the browser
 * skips them (components/ui/long-pages.css). On a long page, it takes a slow phone a tenth of a second to style them
 * all anew when the page becomes inert. They are skipped no longer than that: skipped all the time, a jump would have
 * them counted as moved, and skipped before they were laid out, their heights would be guesses.
 */
export function startMarkingFar(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-far", !isIntersecting);
    },
    { rootMargin: "60% 0px" }, // browsers draw what is nearer than half a window
  );
  void document.fonts.ready.then(() => {
    if (signal.aborted) return;
    for (const part of document.querySelectorAll(parts)) observer.observe(part);
  });
  signal.addEventListener("abort", () => observer.disconnect());
}
