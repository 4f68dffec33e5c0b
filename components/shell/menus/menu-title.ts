/** What the header has of a menu before the menu is wanted. */
export type MenuTitle = { id: string; label: string };

/** The page that lists a menu; where its trigger leads without script. */
export const menuPage = (id: string): string => `/menu/${id}`;

/** How a menu was asked for: looked at by pointer or focus, used by click or key, or entered by the down arrow. */
export type Ask = { id: string; how: "look" | "use" | "enter" };

/** From here on the menus stand in a row; below, behind "Menu". header.css says the same. */
export const wideScreen = "(min-width: 70rem)";
