import type { PageHref } from "#lib/data/site/paths.ts";

export const menuIds = ["one-africa", "finance", "explore", "company", "apply"] as const;
export type MenuId = (typeof menuIds)[number];

/** Icons that items may carry; components/ui/icon.tsx draws them. */
export type MenuIcon =
  "money" | "building" | "people" | "globe" | "good" | "pin" | "document" | "compare" | "phone";

/** One entry of a menu. The registry of paths says whether a setting hides it. */
export type MenuEntry = { href: PageHref; icon?: MenuIcon };

export type MenuGroupDraft = {
  id: string;
  /** The link of the title. */
  href?: PageHref;
  /** Shows many short names in running lines rather than in columns. */
  inline?: true;
  entries: readonly MenuEntry[];
};

/** A menu as written. Its texts are in lib/platform/words/en/menus.json, keyed by ids and entries. */
export type MenuDraft = {
  id: MenuId;
  /** The groups are tabs, shown one at a time. */
  tabbed?: true;
  groups: readonly MenuGroupDraft[];
};

/** A menu item as shown. Its page exists, may be linked and, where possible, is in the language of the menu. */
export type MenuItem = Omit<MenuEntry, "href"> & {
  href: `/${string}`;
  label: string;
  text?: string;
  /** The link text of a card. */
  action?: string;
};
export type MenuGroup = Omit<MenuGroupDraft, "entries" | "href"> & {
  title: string;
  href?: `/${string}`;
  items: readonly MenuItem[];
};
export type Menu = Omit<MenuDraft, "groups"> & {
  label: string;
  /** One sentence about the menu, for the page that lists it. */
  about: string;
  /** Shown before the links. */
  note?: string;
  /** Its maximum height, in per cent of the window. */
  height: number;
  groups: readonly MenuGroup[];
};
