import type { MenuId } from "#lib/data/content/menus/types.ts";

/** What the header knows of a menu before the menu is requested. */
export type MenuTitle = { id: MenuId; label: string };

/** How a menu was requested: looked at by pointer or focus, used by click or key, or entered by the down arrow. */
export type Ask = { id: string; how: "look" | "use" | "enter" };

/** What the visitor had begun with the links before the menus replaced them. */
export type Begun = {
  ask: Ask | undefined;
  /** The menu whose link has the focus. */
  focused: string | undefined;
};

/** From this width on the menus are in a row; below it, behind "Menu". header.css has the same width. */
export const wideScreen = "(min-width: 70rem)";
