import {
  useEffect,
  useRef,
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { opens, type OpenMenu } from "./open-menu.ts";

/** How long a menu that is only shown outlasts the pointer, in milliseconds; as long as Radix gives its triggers. */
const lingerMs = 150;

/** A menu that is only shown follows the pointer; while a menu is pinned, hovering opens and closes nothing. */
export function usePointing(nav: RefObject<HTMLElement | null>, setOpen: Dispatch<SetStateAction<OpenMenu>>) {
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
