import { isLinked } from "./is-linked.ts";
import { footerColumns as columnTitles } from "#lib/site/footer-columns.ts";
import type { PageHref } from "#lib/site/paths.ts";
import { findPage, listLinkedPages } from "./pages.ts";

export type NavigationLink = { href: PageHref; label: string };

const linked = listLinkedPages();
const toLink = ({ path, name }: (typeof linked)[number]): NavigationLink => ({ href: path, label: name });

export type HeaderLink = NavigationLink & {
  /** In the strip of what is the visitor's own, or beside the menus. */
  place: "strip" | "bar";
  /** What opens in place of the page when script runs. */
  opens?: "currency";
  /** What the label is short for. */
  title?: string;
  /** Shown on paths that begin with /portal or /investors only. */
  investorPathsOnly?: true;
};

const besideMenus: readonly HeaderLink[] = [
  { href: "/portal/onestop", label: "Your account", place: "strip" },
  { href: "/currency", label: "USD", place: "strip", opens: "currency", title: "Currency" },
  { href: "/lite", label: "Lite mode", place: "strip" },
  { href: "/portal/vendor", label: "Vendor", place: "bar" },
  { href: "/investors", label: "Join as Investor", place: "bar", investorPathsOnly: true },
];

/** What the header links beside its menus: pages that exist and that no setting hides. */
export const headerLinks = besideMenus.filter(({ href }) => findPage(href) && isLinked(href));

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = columnTitles.map(
  (title) => ({
    title,
    links: linked.filter((page) => page.footer === title).map(toLink),
  }),
);
