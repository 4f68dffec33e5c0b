import { useEffect, type RefObject } from "react";
import { afterPaint } from "#components/ui/after-paint.ts";
import { holdPage } from "#components/ui/hold-page.ts";
import { keepFocus, tabStops } from "./keep-focus.ts";
import { wideScreen } from "./menu-title.ts";
import { followsLink, whenLeaving } from "./when-leaving.ts";

/** Everything the open menus answer to by themselves, pinned or not. */
function useLeaving(nav: RefObject<HTMLElement | null>, close: (backTo?: string) => void) {
  useEffect(() => {
    const gone = new AbortController();
    whenLeaving(() => close(), wideScreen, gone.signal);
    nav.current?.addEventListener("click", (event) => followsLink(event) && close(), gone);
    return () => gone.abort();
  }, [nav, close]);
}

/**
 * While the menu `id` is pinned: the page does not scroll, main and footer are inert, Tab stays with the menu, and
 * Escape, a click elsewhere or the focus elsewhere close it.
 */
export function usePinned(
  nav: RefObject<HTMLElement | null>,
  id: string,
  close: (backTo?: string) => void,
): void {
  useLeaving(nav, close);

  useEffect(() => {
    const bar = nav.current;
    if (!id || !bar) return undefined;
    let release: (() => void) | undefined;
    const unplan = afterPaint(() => {
      release = holdPage([...document.querySelectorAll<HTMLElement>("main, .site > footer")]);
    });
    const gone = new AbortController();
    const { signal } = gone;
    const leave = ({ target }: Event) => target instanceof Node && !bar.contains(target) && close();
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          return close(id);
        }
        const item = bar.querySelector(`[data-menu="${id}"]`)?.closest("li");
        if (item) keepFocus(event, tabStops(item));
      },
      { signal, capture: true },
    );
    return () => {
      gone.abort();
      unplan();
      if (release) afterPaint(release); // on a long page it takes a slow phone longer than the menu takes to go
    };
  }, [nav, id, close]);
}
