import { env, type Env } from "#lib/platform/env.ts";
import { isLinked } from "../site/find-entry.ts";
import { footerColumns as columnIds, type FooterColumn } from "#lib/data/site/entry.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { linkFrom } from "#lib/data/site/portal-link.ts";
import { findPage, listLinkedPages } from "./pages.ts";

type SocialSettings = Pick<
  Env,
  "SOCIAL_TWITTER" | "SOCIAL_LINKEDIN" | "SOCIAL_YOUTUBE" | "SOCIAL_INSTAGRAM" | "SOCIAL_FACEBOOK"
>;

/** The group's configured social media accounts, in a fixed order. */
export function listSocialLinks(settings: SocialSettings = env): { name: string; href: string }[] {
  const accounts = [
    { name: "Twitter", href: settings.SOCIAL_TWITTER },
    { name: "LinkedIn", href: settings.SOCIAL_LINKEDIN },
    { name: "YouTube", href: settings.SOCIAL_YOUTUBE },
    { name: "Instagram", href: settings.SOCIAL_INSTAGRAM },
    { name: "Facebook", href: settings.SOCIAL_FACEBOOK },
  ];
  return accounts.flatMap(({ name, href }) => (href ? { name, href } : []));
}

export type NavigationLink = { href: PageHref; label: string };

const linked = listLinkedPages();
const toLink = ({ path, name }: (typeof linked)[number]): NavigationLink => ({ href: path, label: name });

export type HeaderLink = {
  href: PageHref;
  /**
   * The end of its label's key in lib/platform/words/en/shell.json. The currency link is labelled with the currency
   * code.
   */
  name: "account" | "currency" | "lite" | "vendor" | "investor";
  /** In the strip of the visitor's own links, or beside the menus. */
  place: "strip" | "bar";
  /** What opens instead of the page when scripts run. */
  opens?: "currency";
  /**
   * Limits the link to these paths and those below. components/shell/header.css repeats them, and a test compares the
   * two.
   */
  onlyAt?: readonly `/${string}`[];
};

const besideMenus: readonly HeaderLink[] = [
  { href: "/portal/onestop", name: "account", place: "strip" },
  { href: "/currency", name: "currency", place: "strip", opens: "currency" },
  { href: "/lite", name: "lite", place: "strip" },
  { href: "/portal/vendor", name: "vendor", place: "bar" },
  { href: "/investors", name: "investor", place: "bar", onlyAt: ["/portal", "/investors"] },
];

/** The links of the header outside its menus: pages that exist and that no setting hides. */
export const headerLinks = besideMenus
  .filter(({ href }) => findPage(href) && isLinked(href))
  .map((link) => ({ ...link, href: linkFrom({ medium: "header", campaign: "site" }, link.href) }));

export const footerColumns: readonly { id: FooterColumn; links: readonly NavigationLink[] }[] = columnIds.map(
  (id) => ({
    id,
    links: linked.filter((page) => page.footer === id).map(toLink),
  }),
);
