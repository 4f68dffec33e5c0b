import { isLinked } from "./is-linked.ts";
import { applyMenu } from "./menus/apply.ts";
import { companyMenu } from "./menus/company.ts";
import { exploreMenu } from "./menus/explore.ts";
import { financeMenu } from "./menus/finance.ts";
import { oneAfricaMenu } from "./menus/one-africa.ts";
import type { Menu, MenuDraft, MenuEntry, MenuGroup, MenuId, MenuItem } from "./menus/types.ts";
import { findPage } from "./pages.ts";

/** The most of the window's height that each menu takes, in percent. Past it the menu scrolls inside. */
export const menuHeights: Record<MenuId, number> = {
  "one-africa": 75,
  finance: 70,
  explore: 75,
  company: 60,
  apply: 60,
};

/** The menus as written, in the order of the header; a setting may hide places of them. */
export const menuDrafts: readonly MenuDraft[] = [
  oneAfricaMenu,
  financeMenu,
  exploreMenu,
  companyMenu,
  applyMenu,
];

/** The name of the page behind `href` when it exists and may be linked, else undefined. */
export type NameOf = (href: string) => string | undefined;

const registryName: NameOf = (href) =>
  isLinked(href) ? findPage(href.split(/[?#]/)[0] ?? href)?.name : undefined;

/**
 * The menus as the settings of today leave them. What a setting hides is left out; so is a group, a tab or a menu that
 * would be empty.
 */
export function listMenus(nameOf: NameOf = registryName): readonly Menu[] {
  const toItems = (entry: MenuEntry): MenuItem[] => {
    const name = nameOf(entry.href);
    return name === undefined ? [] : [{ ...entry, label: entry.label ?? name }];
  };
  return menuDrafts.flatMap(({ groups: drafts, ...menu }): Menu[] => {
    const groups = drafts
      .map(({ entries, ...group }): MenuGroup => ({ ...group, items: entries.flatMap(toItems) }))
      .filter(({ items }) => items.length > 0)
      .map(({ href, ...group }) => (href && nameOf(href) !== undefined ? { ...group, href } : group));
    return groups.length > 0 ? [{ ...menu, height: menuHeights[menu.id], groups }] : [];
  });
}
