"use client";

import { useCallback, useEffect, useRef } from "react";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { useIsland } from "#components/ui/island.tsx";
import { PartBoundary } from "#components/ui/part-boundary.tsx";
import { loadMenus } from "./load-menus.ts";
import { wideScreen, type Ask, type Begun, type MenuTitle } from "./menu-title.ts";

type Loaded = {
  MenuBar: (typeof import("./menu-bar.tsx"))["MenuBar"];
  menus: readonly Menu[];
};

type Props = {
  titles: readonly MenuTitle[];
  /** Each menu has a page below this path that lists it; without script its name links there. */
  menuPages: string;
  label: string;
};

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>("a[data-menu]")) || undefined;

const hasModifier = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Devices where a pointer can hover without pressing. */
const hovers = "(hover: hover)";

const mayPrepare = () => matchMedia(wideScreen).matches && !savesData();

/**
 * The row of menus. At first it is links to the pages that list them; the menus themselves are fetched when a visitor
 * hovers, focuses or presses one, or when the browser is idle and the visitor does not save data. Then they replace the
 * links, without moving anything or losing the focus.
 */
export function HeaderNav({ titles, menuPages, label }: Props) {
  const nav = useRef<HTMLElement>(null);
  const ask = useRef<Ask>(undefined);
  const load = useCallback(async (): Promise<Loaded> => {
    const [{ MenuBar }, menus] = await Promise.all([import("./menu-bar.tsx"), loadMenus()]);
    return { MenuBar, menus };
  }, []);
  const begun = useCallback(
    (): Begun => ({ ask: ask.current, focused: linkOf(document.activeElement)?.dataset["menu"] }),
    [],
  );
  const { part, want: bring, drop } = useIsland(load, { when: "idle", ahead: mayPrepare });

  // A menu that was hovered, or had the focus, before any listener was attached.
  useEffect(() => {
    const looked = nav.current?.querySelector<HTMLElement>("a:hover, a:focus-visible")?.dataset["menu"];
    if (!looked || ask.current || !matchMedia(hovers).matches) return;
    ask.current = { id: looked, how: "look" };
    bring().catch(() => undefined);
  }, [bring]);

  function want(event: SyntheticEvent, how: Ask["how"]) {
    const link = linkOf(event.target);
    const id = link?.dataset["menu"];
    if (!link || !id) return;
    ask.current = { id, how };
    if (how !== "look") {
      event.preventDefault();
      link.dataset["state"] = "open"; // at once; the menu follows
    }
    bring().catch(() => how !== "look" && location.assign(link.href));
  }

  function forget() {
    if (ask.current?.how === "look") ask.current = undefined;
  }

  if (part)
    return (
      <PartBoundary onFault={drop}>
        <part.MenuBar {...part} begun={begun} label={label} />
      </PartBoundary>
    );
  return (
    <nav
      ref={nav}
      className="menu-bar"
      aria-label={label}
      onPointerOver={(event) => event.pointerType === "mouse" && want(event, "look")}
      onPointerLeave={forget}
      onFocus={(event) => event.target.matches(":focus-visible") && want(event, "look")}
      onBlur={forget}
      onClick={(event) => hasModifier(event) || want(event, "use")}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "ArrowDown") want(event, "enter");
        else if (event.key === " ") want(event, "use");
      }}
    >
      <div>
        <ul>
          {titles.map(({ id, label }) => (
            <li key={id}>
              <a href={`${menuPages}/${id}`} data-menu={id}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
