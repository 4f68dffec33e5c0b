import * as Radix from "@radix-ui/react-navigation-menu";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { KeyboardEvent, PointerEvent, SyntheticEvent } from "react";
import type { Menu } from "#lib/content/menus/types.ts";
import { MenuPanel } from "./menu-panel.tsx";
import type { Ask } from "./menu-title.ts";
import { useDrawnAhead } from "./use-drawn-ahead.ts";
import { useOpenMenu, type OpenMenu } from "./use-open-menu.ts";
import "./menus.css";

type Props = {
  menus: readonly Menu[];
  /** What the visitor asked for before the menus were here. */
  ask: Ask | undefined;
  /** The menu whose link had the focus. */
  focused: string | undefined;
};

const none: OpenMenu = { id: "", isPinned: false, replaces: false };

/** Opens the menu `id`, or pins it; for `setOpen`. */
const opens =
  (id: string, isPinned: boolean) =>
  (before: OpenMenu): OpenMenu => ({
    id,
    isPinned,
    replaces: before.id === id ? before.replaces : before.id !== "",
  });

/** How long a menu that is only shown outlasts the pointer, in milliseconds; as long as Radix gives its triggers. */
const lingerMs = 150;

/**
 * The five menus. Pointed at or focused, a menu is only shown: the page goes on scrolling and Tab goes on to the next
 * menu. Clicked, or opened by Enter, Space or the down arrow, it is pinned: the page is held and Tab stays inside.
 * The panels are ours: Radix's own leave the page when they close, and would have to be drawn anew each time.
 */
export function MenuBar({ menus, ask, focused }: Props) {
  const [open, setOpen] = useState(() => (ask ? opens(ask.id, ask.how !== "look")(none) : none));
  const { drawn, draw } = useDrawnAhead(menus);
  const nav = useRef<HTMLElement>(null);
  /** The panel takes the focus as soon as it is there. */
  const enters = useRef(ask?.how === "enter");
  /** The menu whose name had the focus last. A dialog, a toast or another window gives it back: that opens nothing. */
  const lastFocused = useRef("");
  /** The menu that was pressed since the pointer came to its name: what Radix had planned to show is no longer asked. */
  const pressed = useRef("");
  const lingering = useRef(0);

  const focusTrigger = useCallback((id: string) => {
    const trigger = nav.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`);
    if (!trigger || trigger === document.activeElement) return;
    lastFocused.current = id;
    trigger.focus();
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
  useLayoutEffect(() => {
    if (!enters.current || !open.id) return;
    enters.current = false;
    nav.current
      ?.querySelector<HTMLElement>(
        ".menu-panel[data-state='open'] :is([role='tab'][aria-selected='true'], a)",
      )
      ?.focus();
  }, [open]);
  useOpenMenu(nav, open, close);
  useEffect(() => {
    for (const proxy of nav.current?.querySelectorAll("li > span[aria-hidden]") ?? []) {
      proxy.setAttribute("tabindex", "-1"); // Radix's own detour for Tab; ours is the order of the page
    }
  }, [open.id]);
  useEffect(() => {
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest("[data-menu], dialog, .toast"))
        lastFocused.current = "";
    };
    document.addEventListener("focusin", forget);
    return () => document.removeEventListener("focusin", forget);
  }, []);
  useEffect(() => () => clearTimeout(lingering.current), []);

  const pin = (id: string) => setOpen(opens(id, true));
  const isPointedAt = (what: string) => nav.current?.querySelector(`:is(${what}):hover`) !== null;

  /** What is only shown follows the pointer; while a menu is pinned, pointing at things opens and closes nothing. */
  function follow(id: string) {
    const isLeft = !id && !isPointedAt(".menu-panel");
    if (isLeft || (id && id !== pressed.current))
      setOpen((now) => (now.isPinned ? now : opens(id, false)(now)));
  }

  function linger(event: PointerEvent) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(lingering.current);
    lingering.current = window.setTimeout(() => {
      if (!isPointedAt("[data-menu]")) follow("");
    }, lingerMs);
  }

  function press(event: SyntheticEvent, id: string) {
    event.preventDefault();
    focusTrigger(id); // not every browser does when a button is pressed
    pressed.current = id;
    if (open.isPinned && open.id === id) close(id);
    else pin(id);
  }

  function handleFocus(event: SyntheticEvent, id: string) {
    if (lastFocused.current === id || !event.currentTarget.matches(":focus-visible")) return;
    setOpen(opens(id, open.isPinned));
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
      onValueChange={follow}
    >
      <Radix.List>
        {menus.map((menu) => {
          const { id, label } = menu;
          const isOpen = open.id === id;
          return (
            <Radix.Item key={id} value={id}>
              <Radix.Trigger
                id={`menu-name-${id}`}
                aria-controls={isOpen ? `menu-panel-${id}` : undefined}
                data-menu={id}
                onClick={(event) => press(event, id)}
                onPointerEnter={() => draw(id)}
                onPointerLeave={() => {
                  pressed.current = "";
                }}
                onFocus={(event) => handleFocus(event, id)}
                onBlur={() => {
                  lastFocused.current = id;
                }}
                onKeyDown={(event) => handleKey(event, id)}
              >
                {label}
              </Radix.Trigger>
              {(isOpen || drawn.includes(id)) && (
                <div
                  id={`menu-panel-${id}`}
                  role="group"
                  aria-labelledby={`menu-name-${id}`}
                  className="menu-panel"
                  data-state={isOpen ? "open" : "closed"}
                  data-replaces={(isOpen && open.replaces) || undefined}
                  data-height={menu.height}
                  onPointerLeave={linger}
                  onFocus={() => open.isPinned || pin(id)}
                >
                  <MenuPanel menu={menu} />
                </div>
              )}
            </Radix.Item>
          );
        })}
      </Radix.List>
    </Radix.Root>
  );
}
