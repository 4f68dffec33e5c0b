"use client";

import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { isPlainPress } from "#components/browser/links.ts";
import { useIsland } from "#components/ui/island.tsx";
import { PartBoundary } from "#components/ui/part-boundary.tsx";
import { loadMenus } from "./load-menus.ts";
import { wideScreen, type MenuTitle } from "./menu-title.ts";

type Loaded = {
  SheetMenus: (typeof import("./sheet-menus.tsx"))["SheetMenus"];
  menus: readonly Menu[];
  focused: string | undefined;
};
type Props = {
  titles: readonly MenuTitle[];
  /** Each menu has a page below this path that lists it. */
  menuPages: string;
  name: string;
  words: Readonly<Record<"main" | "menu" | "close", string>>;
  children: ReactNode;
};

/** A click comes this soon after the pointer is released, or not at all. */
const clickComesWithinMs = 100;

/** Resolves once the current press is over, including its click. */
const whenPressEnds = () =>
  new Promise<void>((resolve) => {
    const end = () => setTimeout(resolve, clickComesWithinMs);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, { once: true });
  });

const mayPrepare = () => !matchMedia(wideScreen).matches && !savesData();

/**
 * The menus on small screens: one button and what it opens. Without script it pushes the page down and leads to the
 * pages that list the menus; with script it covers the page (start-sheet.ts), traps the focus, and the menus open in
 * place.
 */
export function HeaderSheet({ titles, menuPages, name, words, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const press = useRef<Promise<void>>(undefined);
  /** The menu that was pressed before the menus had loaded: it is opened when they appear. */
  const [asked, setAsked] = useState<string>();
  const load = useCallback(async (): Promise<Loaded> => {
    const [{ SheetMenus }, menus] = await Promise.all([import("./sheet-menus.tsx"), loadMenus()]);
    await press.current; // a link that is removed under a finger gets no click
    const focused = document.activeElement?.closest<HTMLElement>("[data-menu]")?.dataset["menu"];
    return { SheetMenus, menus, focused };
  }, []);
  const { part, want, drop } = useIsland(load, { when: "idle", ahead: mayPrepare });

  function ask(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-menu]");
    if (!link || !isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setAsked(link.dataset["menu"]);
    want().catch(() => location.assign(link.href));
  }

  useEffect(() => {
    const sheet = details.current;
    if (!sheet) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const follow = () => {
      if (!sheet.open) return;
      want().catch(() => undefined);
      void import("./hold-sheet.ts").then((part) => part.holdSheet(sheet)).catch(() => undefined);
    };
    sheet.addEventListener("toggle", follow, { signal });
    follow();
    return () => gone.abort();
  }, [want]);

  return (
    <details ref={details} className="header-menu" suppressHydrationWarning>
      <summary>
        <span>{words.menu}</span>
        <span>{words.close}</span>
      </summary>
      <div className="menu-sheet">
        <p className="logo sheet-name">{name}</p>
        <nav aria-label={words.main}>
          {part ? (
            <PartBoundary onFault={drop}>
              <part.SheetMenus menus={part.menus} focused={part.focused} asked={asked} />
            </PartBoundary>
          ) : (
            <ul onClick={ask} onPointerDown={() => (press.current = whenPressEnds())}>
              {titles.map(({ id, label }) => (
                <li key={id}>
                  <a href={`${menuPages}/${id}`} data-menu={id}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
        {children}
      </div>
    </details>
  );
}
