"use client";

import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { Menu } from "#lib/content/menus/types.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { isPlainPress, useIsland } from "#components/ui/island.tsx";
import { PartBoundary } from "#components/ui/part-boundary.tsx";
import { loadMenus } from "./load-menus.ts";
import { wideScreen, type MenuTitle } from "./menu-title.ts";

type Loaded = {
  SheetMenus: (typeof import("./sheet-menus.tsx"))["SheetMenus"];
  menus: readonly Menu[];
  focused: string | undefined;
  /** The menu somebody pressed before they were here: it comes open. */
  asked: string | undefined;
};
type Props = {
  titles: readonly MenuTitle[];
  /** Below this address each menu has a page that lists it. */
  menuPages: string;
  name: string;
  words: Readonly<Record<"main" | "menu" | "close", string>>;
  children: ReactNode;
};

const mayPrepare = () => !matchMedia(wideScreen).matches && !savesData();

/**
 * The menus on small screens: one button and what it opens. Without script it pushes the page down and leads to the
 * pages that list the menus; with script it covers the page (start-sheet.ts), holds the focus, and the menus open in place.
 */
export function HeaderSheet({ titles, menuPages, name, words, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const asked = useRef<string>(undefined);
  const load = useCallback(async (): Promise<Loaded> => {
    const [{ SheetMenus }, menus] = await Promise.all([import("./sheet-menus.tsx"), loadMenus()]);
    const focused = document.activeElement?.closest<HTMLElement>("[data-menu]")?.dataset["menu"];
    return { SheetMenus, menus, focused, asked: asked.current };
  }, []);
  const { part, want, drop } = useIsland(load, { when: "idle", ahead: mayPrepare });

  function ask(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-menu]");
    if (!link || !isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    asked.current = link.dataset["menu"];
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
              <part.SheetMenus menus={part.menus} focused={part.focused} asked={part.asked} />
            </PartBoundary>
          ) : (
            <ul onClick={ask}>
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
