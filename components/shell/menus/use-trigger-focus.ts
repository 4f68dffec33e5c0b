import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { Begun } from "./menu-title.ts";
import type { OpenMenu } from "./open-menu.ts";

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
