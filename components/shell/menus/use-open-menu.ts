import { useEffect, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { markMore } from "#components/browser/mark-more.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import { coverPage, holdPage, releaseAfterPaint } from "#components/ui/hold-page.ts";
import { keepFocus, tabStops, followsLink, whenLeaving } from "./keep-focus.ts";
import { wideScreen, type Begun } from "./menu-title.ts";

/** The open menu, "" for none; whether it is pinned; whether it replaced another. */
export type OpenMenu = { id: string; isPinned: boolean; replaces: boolean };

export const noMenu: OpenMenu = { id: "", isPinned: false, replaces: false };

/** A state update that opens the menu `id`, and pins it where `isPinned`. */
export const opens =
  (id: string, isPinned: boolean) =>
  (before: OpenMenu): OpenMenu => ({
    id,
    isPinned,
    replaces: before.id === id ? before.replaces : before.id !== "",
  });

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

const entrance = ".menu-panel[data-state='open'] :is([role='tab'][aria-selected='true'], a)";

/** Moves the focus between the names of the menus and their panels. */
export function useTriggerFocus(
  navRef: RefObject<HTMLElement | null>,
  open: OpenMenu,
  { ask, focused }: Begun,
) {
  /** Whether the panel takes the focus as soon as it is there. */
  const enters = useRef(ask?.how === "enter");
  /**
   * The menu whose name had the focus last. When a dialog, a toast or another window returns the focus to it, nothing
   * opens.
   */
  const lastFocused = useRef("");

  const focusTrigger = useCallback(
    (id: string) => {
      const trigger = navRef.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`);
      if (!trigger || trigger === document.activeElement) return;
      lastFocused.current = id;
      trigger.focus();
    },
    [navRef],
  );

  useLayoutEffect(() => {
    const first = ask?.how === "use" ? ask.id : focused;
    if (first) focusTrigger(first);
  }, [ask, focused, focusTrigger]);
  useLayoutEffect(() => {
    if (!enters.current || !open.id) return;
    enters.current = false;
    navRef.current?.querySelector<HTMLElement>(entrance)?.focus();
  }, [navRef, open]);
  useEffect(() => {
    for (const proxy of navRef.current?.querySelectorAll("li > span[aria-hidden]") ?? []) {
      proxy.setAttribute("tabindex", "-1"); // Radix's own detour for Tab; our order is that of the page
    }
  }, [navRef, open.id]);
  useEffect(() => {
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest("[data-menu], dialog, .toast"))
        lastFocused.current = "";
    };
    document.addEventListener("focusin", forget);
    return () => document.removeEventListener("focusin", forget);
  }, []);

  return {
    focusTrigger,
    enterNext: () => void (enters.current = true),
    keepFocused: (id: string) => void (lastFocused.current = id),
    wasFocused: (id: string) => lastFocused.current === id,
  };
}
