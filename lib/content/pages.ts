import { listCountries } from "../countries/index.ts";
import { env } from "../env.ts";

/** One page of the site. Navigation, footer, sitemap, breadcrumbs and metadata are projections of this list. */
export type PageEntry = {
  path: `/${string}`;
  /** Short name: in menus and breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; the home page has none. */
  parent?: `/${string}`;
  /** In the header, in this order. */
  inHeader?: true;
  /** The footer column it stands in. */
  footer?: FooterColumn;
  /** Kept out of search engines and the sitemap. */
  unlisted?: true;
  /** Not linked while this setting hides it; the page itself stays. */
  hiddenBy?: "NEXT_PUBLIC_HIDE_INVESTOR" | "NEXT_PUBLIC_HIDE_VENDOR";
};

export const footerColumns = ["Start a business", "The group", "Take part"] as const;
export type FooterColumn = (typeof footerColumns)[number];

const fixedPages: readonly PageEntry[] = [
  { path: "/", name: "Home" },
  { path: "/start-business", name: "Start a business", parent: "/", inHeader: true, footer: "Start a business" },
  { path: "/explore/compare", name: "Compare countries", parent: "/", inHeader: true, footer: "Start a business" },
  { path: "/subsidiaries", name: "Divisions", parent: "/", inHeader: true, footer: "The group" },
  { path: "/programs", name: "Programmes", parent: "/", inHeader: true, footer: "Take part", hiddenBy: "NEXT_PUBLIC_HIDE_VENDOR" },
  { path: "/investors", name: "Investors", parent: "/", footer: "Take part", hiddenBy: "NEXT_PUBLIC_HIDE_INVESTOR" },
  { path: "/contact", name: "Contact", parent: "/", inHeader: true, footer: "The group" },
  { path: "/contact/received", name: "Your enquiry", parent: "/contact", unlisted: true },
  { path: "/styleguide", name: "Style guide", parent: "/", unlisted: true },
  { path: "/styleguide/charts", name: "Charts", parent: "/styleguide", unlisted: true },
]; // prettier-ignore

/** Every page that exists, the 54 guides included. */
export function listPages(): readonly PageEntry[] {
  const guides = listCountries().map(({ slug, name }): PageEntry => ({
    path: `/start-business/${slug}`,
    name,
    parent: "/start-business",
  }));
  return [...fixedPages, ...guides];
}

const byPath = new Map(listPages().map((page) => [page.path as string, page]));

export const findPage = (path: string): PageEntry | undefined => byPath.get(path);

/** Pages that may be linked under today's settings. */
export const listLinkedPages = (): readonly PageEntry[] =>
  fixedPages.filter(({ hiddenBy, unlisted }) => !unlisted && !(hiddenBy && env[hiddenBy]));

/** From the home page down to `path`. Empty for an unknown page. */
export function crumbsOf(path: string): { href: string; label: string }[] {
  const page = findPage(path);
  if (!page) return [];
  return [...(page.parent ? crumbsOf(page.parent) : []), { href: page.path, label: page.name }];
}
