/** Less than this below the fold is no row that a visitor could miss. */
const slackPx = 4;

/** Marks a scrolling part with `data-more` while there is more of it below its fold; its stylesheet shows that. */
export function markMore(scroller: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = scroller;
    const below =
      scrollHeight - clientHeight - scrollTop - parseFloat(getComputedStyle(scroller).paddingBottom);
    scroller.toggleAttribute("data-more", below > slackPx);
  };
  const watcher = new ResizeObserver(look); // which also calls `look` at once
  for (const one of [scroller, ...scroller.children]) watcher.observe(one);
  scroller.addEventListener("scroll", look, { signal, passive: true });
  signal.addEventListener("abort", () => watcher.disconnect());
}
