import { hrefIn, isLinked } from "#lib/data/site/find-entry.ts";
import { applyMenu } from "./menus/apply.ts";
import { companyMenu } from "./menus/company.ts";
import { exploreMenu } from "./menus/explore.ts";
import { financeMenu } from "./menus/finance.ts";
import { oneAfricaMenu } from "./menus/one-africa.ts";
import type {
  Menu,
  MenuDraft,
  MenuEntry,
  MenuGroup,
  MenuGroupDraft,
  MenuId,
  MenuItem,
} from "./menus/types.ts";
import { linkFrom } from "#lib/data/site/portal-link.ts";
import { findPage } from "./pages.ts";
import { versionOf, wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

/** The maximum height of each menu, in per cent of the window. A taller menu scrolls inside. */
export const menuHeights: Record<MenuId, number> = {
  "one-africa": 75,
  finance: 70,
  explore: 75,
  company: 60,
  apply: 60,
};

/** The menus as written, in header order. Settings may hide entries of them. */
export const menuDrafts: readonly MenuDraft[] = [
  oneAfricaMenu,
  financeMenu,
  exploreMenu,
  companyMenu,
  applyMenu,
];

/** The name of the page at `href` if it exists and may be linked, else undefined. */
export type NameOf = (href: string) => string | undefined;

const registryName: NameOf = (href) =>
  isLinked(href) ? findPage(href.split(/[?#]/)[0] ?? href)?.name : undefined;

/** Looks up catalogue messages by keys that are built from ids; undefined for a missing key. */
function sayerIn(locale: string): (key: string) => string | undefined {
  const words = wordsOf("menus", locale);
  const keys = new Set<string>(words.keys());
  const isKey = (key: string): key is WordKey<"menus"> => keys.has(key);
  return (key) => (isKey(key) ? words(key) : undefined);
}

/** The catalogue key of an entry: "finance.facts.start-business-wallet-rails". */
const keyOf = (menu: string, group: string, href: string): string =>
  `${menu}.${group}.${href.slice(1).replaceAll(/[/#]/g, "-")}`;

/**
 * The menus under the current settings. Hidden entries are left out, and so are groups, tabs and menus that would be
 * empty. An item is labelled with the registry's name of its page unless the catalogue has another label.
 */
export function listMenus(nameOf: NameOf = registryName, locale: string = defaultLocale): readonly Menu[] {
  const say = sayerIn(locale);
  const toItem = (menu: MenuId, entry: MenuEntry, key: string): MenuItem[] => {
    const name = nameOf(entry.href);
    if (name === undefined) return [];
    const href = hrefIn(locale, linkFrom({ medium: "menu", campaign: menu }, entry.href));
    const [text, action] = [say(`${key}.text`), say(`${key}.action`)];
    const label = say(`${key}.label`) ?? name;
    return [{ ...entry, href, label, ...(text && { text }), ...(action && { action }) }];
  };
  const toGroup = (menu: MenuId, { entries, href, ...group }: MenuGroupDraft): MenuGroup => ({
    ...group,
    title: say(`${menu}.${group.id}`) ?? group.id,
    items: entries.flatMap((entry) => toItem(menu, entry, keyOf(menu, group.id, entry.href))),
    ...(href && nameOf(href) !== undefined && { href: hrefIn(locale, href) }),
  });
  return menuDrafts.flatMap(({ groups: drafts, id, ...menu }): Menu[] => {
    const groups = drafts.map((draft) => toGroup(id, draft)).filter(({ items }) => items.length > 0);
    if (groups.length === 0) return [];
    const words = wordsOf("menus", locale);
    const note = say(`${id}.note`);
    const texts = { label: words(id), about: words(`${id}.about`), ...(note && { note }) };
    return [{ id, ...texts, ...menu, height: menuHeights[id], groups }];
  });
}

const kept = new Map<string, readonly Menu[]>();

/** The menus in a language, memoized because every page shows their names. */
export function menusIn(locale: string): readonly Menu[] {
  const version = versionOf(locale, "menus");
  const menus = kept.get(version) ?? listMenus(registryName, locale);
  kept.set(version, menus);
  return menus;
}
