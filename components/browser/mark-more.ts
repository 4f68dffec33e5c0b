/** So little of it is no row that somebody could miss. */
const slackPx = 4;

/** Marks a part that scrolls with `data-more` while there is more of it below its fold; its sheet shows that. */
export function markMore(scroller: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = scroller;
    const below =
      scrollHeight - clientHeight - scrollTop - parseFloat(getComputedStyle(scroller).paddingBottom);
    scroller.toggleAttribute("data-more", below > slackPx);
  };
  const watcher = new ResizeObserver(look); // which looks at once, too
  for (const one of [scroller, ...scroller.children]) watcher.observe(one);
  scroller.addEventListener("scroll", look, { signal, passive: true });
  signal.addEventListener("abort", () => watcher.disconnect());
}
