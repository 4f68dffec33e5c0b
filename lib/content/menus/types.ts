import type { PageHref } from "#lib/site/paths.ts";

export const menuIds = ["one-africa", "finance", "explore", "company", "apply"] as const;
export type MenuId = (typeof menuIds)[number];

/** Icons that items may carry; components/ui/icon.tsx draws them. */
export type MenuIcon =
  "money" | "building" | "people" | "globe" | "good" | "pin" | "document" | "compare" | "phone";

/** One place of the menus. Whether a setting hides it, the registry of paths says. */
export type MenuEntry = { href: PageHref; icon?: MenuIcon };

export type MenuGroupDraft = {
  id: string;
  /** Where the title leads. */
  href?: PageHref;
  /** Many short names: they stand in lines rather than in columns. */
  inline?: true;
  entries: readonly MenuEntry[];
};

/** A menu as it is put together. What it says stands in lib/words/en/menus.json, by the ids and the places. */
export type MenuDraft = {
  id: MenuId;
  /** The groups are tabs: one at a time. */
  tabbed?: true;
  groups: readonly MenuGroupDraft[];
};

/** What is shown: every item of it leads to a page that exists and may be linked, in the language of the menu. */
export type MenuItem = Omit<MenuEntry, "href"> & {
  href: `/${string}`;
  label: string;
  text?: string;
  /** What the link of a card says. */
  action?: string;
};
export type MenuGroup = Omit<MenuGroupDraft, "entries" | "href"> & {
  title: string;
  href?: `/${string}`;
  items: readonly MenuItem[];
};
export type Menu = Omit<MenuDraft, "groups"> & {
  label: string;
  /** In one sentence, for the page that lists the menu. */
  about: string;
  /** Said before the links. */
  note?: string;
  /** The most of the window's height it takes, in percent. */
  height: number;
  groups: readonly MenuGroup[];
};
