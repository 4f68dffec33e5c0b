/** The parts whose heights the browser remembers because of components/ui/long-pages.css. */
const parts = "main section, .site-footer";

/**
 * Marks the parts of a page that are far out of sight. While a menu or a dialog holds the page, the browser skips them
 * (components/ui/long-pages.css): on a long page, restyling all of them when the page becomes inert takes a slow phone
 * a tenth of a second. They are skipped no longer than that: if they were always skipped, a jump would count them as
 * layout shifts, and if they were skipped before their first layout, their heights would be guesses.
 */
export function startMarkingFar(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-far", !isIntersecting);
    },
    { rootMargin: "60% 0px" }, // browsers render what is nearer than half a window
  );
  void document.fonts.ready.then(() => {
    if (signal.aborted) return;
    for (const part of document.querySelectorAll(parts)) observer.observe(part);
  });
  signal.addEventListener("abort", () => observer.disconnect());
}
