import { whenIdle } from "../when-idle.ts";

/** Longer than the browser leaves between two sizes of a window that is being dragged or turned. */
const settledMs = 500;

/**
 * Lets the browser skip the parts of a page that are out of sight (components/ui/long-pages.css): on a long page, it
 * takes a slow phone a tenth of a second to style them all anew when a menu opens. They are skipped only once each has
 * been laid out, and no longer when the window takes another width: skipped from the start, their heights would be
 * guesses, and a jump to a part, a reload or the way back would end somewhere else.
 */
export function startSkippingUnseen(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => whenIdle(() => (dataset["atRest"] = ""), signal);

  void document.fonts.ready.then(rest);
  addEventListener(
    "resize",
    () => {
      if (innerWidth === width) return; // the browser's own bars come and go
      width = innerWidth;
      delete dataset["atRest"];
      clearTimeout(timer);
      timer = setTimeout(rest, settledMs);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    delete dataset["atRest"];
  });
}
