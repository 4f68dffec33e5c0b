import * as Radix from "@radix-ui/react-navigation-menu";
import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { flushSync } from "react-dom";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { MenuItem } from "./menu-item.tsx";
import type { Begun } from "./menu-title.ts";
import { noMenu, opens, type OpenMenu, useOpenMenu, useTriggerFocus } from "./use-open-menu.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import "./menus.css";

/** How long a menu that is only shown outlasts the pointer, in milliseconds; as long as Radix gives its triggers. */
const lingerMs = 150;

/** A menu that is only shown follows the pointer; while a menu is pinned, hovering opens and closes nothing. */
function usePointing(nav: RefObject<HTMLElement | null>, setOpen: Dispatch<SetStateAction<OpenMenu>>) {
  /** The menu that was pressed since the pointer entered its name: Radix's delayed request to show it is ignored. */
  const pressed = useRef("");
  const lingering = useRef(0);
  useEffect(() => () => clearTimeout(lingering.current), []);

  const isPointedAt = (what: string) => nav.current?.querySelector(`:is(${what}):hover`) !== null;

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

  return { follow, linger, setPressed: (id: string) => void (pressed.current = id) };
}

/**
 * The menus that are rendered before they are opened: one after another when the browser is idle, or as soon as one is
 * hovered. A rendered menu opens at once; rendering it first takes a slow processor a tenth of a second. For visitors
 * who save data, a menu is rendered when it opens.
 */
function useDrawnAhead(menus: readonly Menu[]) {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const draw = useCallback((id: string) => {
    if (!savesData()) setDrawn((before) => (before.includes(id) ? before : [...before, id]));
  }, []);

  useEffect(() => {
    const next = menus.find(({ id }) => !drawn.includes(id));
    if (!next) return undefined;
    const gone = new AbortController();
    whenIdle(() => draw(next.id), gone.signal);
    return () => gone.abort();
  }, [menus, drawn, draw]);

  return { drawn, draw };
}

type Props = {
  menus: readonly Menu[];
  /** Names the row for screen readers. */
  label: string;
  /** What the visitor had begun, read when the menus replace the links and not when they were fetched. */
  begun: () => Begun;
};

/**
 * The five menus. Hovered or focused, a menu is only shown: the page can still scroll and Tab moves on to the next
 * menu. Clicked, or opened by Enter, Space or the down arrow, it is pinned: the page is held and Tab stays inside. The
 * panels are ours: Radix removes its own from the page when they close, and would have to render them again each time.
 */
export function MenuBar({ menus, label, begun }: Props) {
  const [{ ask, focused }] = useState(begun);
  const [open, setOpen] = useState(() => (ask ? opens(ask.id, ask.how !== "look")(noMenu) : noMenu));
  const { drawn, draw } = useDrawnAhead(menus);
  const nav = useRef<HTMLElement>(null);
  const { focusTrigger, enterNext, keepFocused, wasFocused } = useTriggerFocus(nav, open, { ask, focused });
  const { follow, linger, setPressed } = usePointing(nav, setOpen);

  const close = useCallback(
    (backTo?: string) => {
      setOpen(noMenu);
      if (backTo) focusTrigger(backTo);
    },
    [focusTrigger],
  );
  useOpenMenu(nav, open, close);

  const pin = (id: string) => setOpen(opens(id, true));

  function press(event: SyntheticEvent, id: string) {
    event.preventDefault();
    focusTrigger(id); // not every browser focuses a button that is pressed
    setPressed(id);
    if (open.isPinned && open.id === id) close(id);
    else pin(id);
  }

  function handleFocus(event: SyntheticEvent, id: string) {
    if (wasFocused(id) || !event.currentTarget.matches(":focus-visible")) return;
    setOpen(opens(id, open.isPinned));
  }

  function handleKey(event: KeyboardEvent, id: string) {
    // A menu that is only shown closes before Tab looks for the next stop.
    if (event.key === "Tab" && !open.isPinned) flushSync(() => setOpen(noMenu));
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    enterNext();
    pin(id);
  }

  return (
    <Radix.Root
      ref={nav}
      className="menu-bar"
      aria-label={label}
      dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
      value={open.id}
      onValueChange={follow}
    >
      <Radix.List>
        {menus.map((menu) => {
          const { id } = menu;
          return (
            <MenuItem
              key={id}
              menu={menu}
              open={open}
              isDrawn={drawn.includes(id)}
              trigger={{
                onClick: (event) => press(event, id),
                onPointerEnter: () => draw(id),
                onPointerLeave: () => setPressed(""),
                onFocus: (event) => handleFocus(event, id),
                onBlur: () => keepFocused(id),
                onKeyDown: (event) => handleKey(event, id),
              }}
              panel={{ onPointerLeave: linger, onFocus: () => open.isPinned || pin(id) }}
            />
          );
        })}
      </Radix.List>
    </Radix.Root>
  );
}
