import { useEffect, type RefObject } from "react";
import { afterPaint } from "#components/ui/after-paint.ts";
import { markMore } from "#components/browser/mark-more.ts";
import { coverPage, holdPage, releaseAfterPaint } from "#components/ui/hold-page.ts";
import { keepFocus, tabStops } from "./keep-focus.ts";
import { wideScreen } from "./menu-title.ts";
import type { OpenMenu } from "./open-menu.ts";
import { followsLink, whenLeaving } from "./when-leaving.ts";

type Close = (backTo?: string) => void;

/** While a menu is pinned the page does not scroll, and main and footer are inert. */
function useHeldPage(isPinned: boolean) {
  useEffect(() => {
    if (!isPinned) return undefined;
    let release: (() => void) | undefined;
    const unplan = afterPaint(() => {
      release = holdPage([...document.querySelectorAll<HTMLElement>("main, .site > footer")]);
    });
    return () => {
      unplan();
      if (release) releaseAfterPaint(release);
    };
  }, [isPinned]);
}

/**
 * Closes an open menu on Escape, on a press or focus elsewhere, and when the page is left. While it is pinned, Tab
 * stays inside and Escape returns the focus to its trigger.
 */
export function useOpenMenu(nav: RefObject<HTMLElement | null>, { id, isPinned }: OpenMenu, close: Close) {
  useHeldPage(isPinned);

  useEffect(() => {
    // What covers it next must find the focus on the trigger, to return it there: the panel is hidden by then.
    if (isPinned) return coverPage(() => close(id));
    return undefined;
  }, [id, isPinned, close]);

  useEffect(() => {
    const bar = nav.current;
    if (!id || !bar) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const leave = ({ target }: Event) => target instanceof Node && !bar.contains(target) && close();
    const panel = document.getElementById(`menu-panel-${id}`);
    if (panel) markMore(panel, signal);
    whenLeaving(() => close(), wideScreen, signal);
    bar.addEventListener("click", (event) => followsLink(event) && close(), { signal });
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          return close(isPinned ? id : undefined);
        }
        const item = bar.querySelector(`[data-menu="${id}"]`)?.closest("li");
        if (isPinned && item) keepFocus(event, tabStops(item));
      },
      { signal, capture: true },
    );
    return () => gone.abort();
  }, [nav, id, isPinned, close]);
}
