import type { MenuId } from "#lib/content/menus/types.ts";

/** What the header has of a menu before the menu is wanted. */
export type MenuTitle = { id: MenuId; label: string };

/** How a menu was asked for: looked at by pointer or focus, used by click or key, or entered by the down arrow. */
export type Ask = { id: string; how: "look" | "use" | "enter" };

/** What the visitor had begun with the links before the menus took their place. */
export type Begun = {
  ask: Ask | undefined;
  /** The menu whose link has the focus. */
  focused: string | undefined;
};

/** From here on the menus stand in a row; below, behind "Menu". header.css says the same. */
export const wideScreen = "(min-width: 70rem)";
