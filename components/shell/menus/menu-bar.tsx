import * as Radix from "@radix-ui/react-navigation-menu";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { KeyboardEvent, SyntheticEvent } from "react";
import type { Menu } from "#lib/content/menus/types.ts";
import { MenuPanel } from "./menu-panel.tsx";
import type { Ask } from "./menu-title.ts";
import { usePinned } from "./use-pinned.ts";
import "./menus.css";

type Props = {
  menus: readonly Menu[];
  /** What the visitor asked for before the menus were here. */
  ask: Ask | undefined;
  /** The menu whose link had the focus. */
  focused: string | undefined;
};
type Open = { id: string; isPinned: boolean };

const none: Open = { id: "", isPinned: false };

/**
 * The five menus. Pointed at or focused, a menu is only shown: the page goes on scrolling and Tab goes on to the next
 * menu. Clicked, or opened by Enter, Space or the down arrow, it is pinned: the page is held and Tab stays inside.
 */
export function MenuBar({ menus, ask, focused }: Props) {
  const [open, setOpen] = useState<Open>(ask ? { id: ask.id, isPinned: ask.how !== "look" } : none);
  const nav = useRef<HTMLElement>(null);
  /** The panel takes the focus as soon as it is there. */
  const enters = useRef(ask?.how === "enter");
  /** The focus is being given back, which opens nothing. */
  const isQuiet = useRef(false);
  /** The menu that was pressed since the pointer came to its name: what Radix had planned to show is no longer asked. */
  const pressed = useRef("");

  const focusTrigger = useCallback((id: string) => {
    const trigger = nav.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`);
    if (!trigger || trigger === document.activeElement) return;
    isQuiet.current = true;
    trigger.focus();
    isQuiet.current = false;
  }, []);
  const close = useCallback(
    (backTo?: string) => {
      setOpen(none);
      if (backTo) focusTrigger(backTo);
    },
    [focusTrigger],
  );

  useLayoutEffect(() => {
    const first = ask?.how === "use" ? ask.id : focused;
    if (first) focusTrigger(first);
  }, [ask, focused, focusTrigger]);
  usePinned(nav, open.isPinned ? open.id : "", close);
  useEffect(() => {
    for (const proxy of nav.current?.querySelectorAll("li > span[aria-hidden]") ?? []) {
      proxy.setAttribute("tabindex", "-1"); // Radix's own detour for Tab; ours is the order of the page
    }
  }, [open.id]);

  /** True once for each time that a panel is to be entered. */
  const mayEnter = useCallback(() => {
    const wasAsked = enters.current;
    enters.current = false;
    return wasAsked;
  }, []);
  const pin = (id: string) => setOpen({ id, isPinned: true });

  function press(event: SyntheticEvent, id: string) {
    event.preventDefault();
    focusTrigger(id); // not every browser does when a button is pressed
    pressed.current = id;
    if (open.isPinned && open.id === id) close(id);
    else pin(id);
  }

  function handleFocus(event: SyntheticEvent, id: string) {
    if (isQuiet.current || !event.currentTarget.matches(":focus-visible")) return;
    setOpen({ id, isPinned: open.isPinned });
  }

  function handleKey(event: KeyboardEvent, id: string) {
    // A menu that is only shown is out of the way before Tab looks for the next stop.
    if (event.key === "Tab" && !open.isPinned) flushSync(() => setOpen(none));
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    enters.current = true;
    pin(id);
  }

  return (
    <Radix.Root
      ref={nav}
      className="menu-bar"
      dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
      value={open.id}
      // While a menu is pinned, pointing at things opens and closes nothing.
      onValueChange={(id) => {
        if (!id || id !== pressed.current) setOpen((now) => (now.isPinned ? now : { id, isPinned: false }));
      }}
    >
      <Radix.List>
        {menus.map((menu) => (
          <Radix.Item key={menu.id} value={menu.id}>
            <Radix.Trigger
              data-menu={menu.id}
              onClick={(event) => press(event, menu.id)}
              onPointerLeave={() => {
                pressed.current = "";
              }}
              onFocus={(event) => handleFocus(event, menu.id)}
              onKeyDown={(event) => handleKey(event, menu.id)}
            >
              {menu.label}
            </Radix.Trigger>
            <Radix.Content
              role="group"
              className="menu-panel"
              data-height={menu.height}
              // Otherwise Radix takes the panel out of the order of Tab for good once the trigger has the focus.
              onFocusOutside={(event) =>
                nav.current?.contains(event.target as Node) && event.preventDefault()
              }
              onFocus={() => open.isPinned || pin(menu.id)}
            >
              <MenuPanel menu={menu} mayEnter={mayEnter} />
            </Radix.Content>
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
