import { listCountries } from "../countries/index.ts";
import { env } from "../env.ts";

/** One page of the site. Navigation, footer, sitemap, breadcrumbs and metadata are projections of this list. */
export type PageEntry = {
  path: `/${string}`;
  /** Short name: in menus and breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; the home page has none. */
  parent?: `/${string}`;
  /** The footer column it stands in. */
  footer?: FooterColumn;
  /** Kept out of search engines and the sitemap; it may still be linked. */
  unlisted?: true;
  /** Not linked while this setting hides it; the page itself stays. */
  hiddenBy?: "NEXT_PUBLIC_HIDE_INVESTOR" | "NEXT_PUBLIC_HIDE_VENDOR";
};

export const footerColumns = [
  "Start a business",
  "One Africa",
  "The group",
  "Finance",
  "Take part",
  "This site",
] as const;
export type FooterColumn = (typeof footerColumns)[number];

const fixedPages: readonly PageEntry[] = [
  { path: "/", name: "Home" },
  { path: "/start-business", name: "Start a business", parent: "/", footer: "Start a business" },
  { path: "/explore/compare", name: "Compare countries", parent: "/", footer: "Start a business" },
  { path: "/subsidiaries", name: "Divisions", parent: "/", footer: "The group" },
  { path: "/programs", name: "Programmes", parent: "/", footer: "Take part", hiddenBy: "NEXT_PUBLIC_HIDE_VENDOR" },
  { path: "/investors", name: "Investors", parent: "/", footer: "Finance", hiddenBy: "NEXT_PUBLIC_HIDE_INVESTOR" },
  { path: "/home/diaspora", name: "Diaspora", parent: "/", footer: "One Africa" },
  { path: "/investor-impact", name: "Impact", parent: "/", footer: "Finance", hiddenBy: "NEXT_PUBLIC_HIDE_INVESTOR" },
  { path: "/home/credit-union", name: "Credit union", parent: "/", footer: "Finance" },
  { path: "/contact", name: "Contact", parent: "/", footer: "The group" },
  { path: "/contact/received", name: "Your enquiry", parent: "/contact", unlisted: true },
  { path: "/register", name: "Register", parent: "/" },
  { path: "/login", name: "Sign in", parent: "/" },
  { path: "/login/code", name: "Your code", parent: "/login", unlisted: true },
  { path: "/login/end", name: "End a sign-in", parent: "/login", unlisted: true },
  { path: "/login/ended", name: "Device signed out", parent: "/login", unlisted: true },
  { path: "/login/deleted", name: "Account deleted", parent: "/login", unlisted: true },
  { path: "/portal/clearsight/register", name: "Register an organisation", parent: "/portal/clearsight", unlisted: true },
  { path: "/menu/one-africa", name: "One Africa", parent: "/", unlisted: true },
  { path: "/menu/finance", name: "Finance & Banking", parent: "/", unlisted: true },
  { path: "/menu/explore", name: "Explore", parent: "/", unlisted: true },
  { path: "/menu/company", name: "Company", parent: "/", unlisted: true },
  { path: "/menu/apply", name: "Apply", parent: "/", unlisted: true },
  { path: "/currency", name: "Currencies", parent: "/", footer: "This site" },
  { path: "/shortcuts", name: "Keyboard shortcuts", parent: "/", footer: "This site" },
  { path: "/lite", name: "Lite mode", parent: "/", footer: "This site" },
  { path: "/install", name: "Install the app", parent: "/", footer: "This site" },
  { path: "/on-this-device", name: "On this device", parent: "/", footer: "This site" },
  { path: "/styleguide", name: "Style guide", parent: "/", unlisted: true },
  { path: "/styleguide/charts", name: "Charts", parent: "/styleguide", unlisted: true },
]; // prettier-ignore

/**
 * Pages behind the sign-in wall. Search engines are kept from all of them; `lib/portals/gated-paths.ts` says what is
 * gated, and a test holds the two lists together.
 */
const gatedPages: readonly PageEntry[] = [
  { path: "/portal/onestop", name: "Your account", parent: "/", footer: "Take part", unlisted: true },
  { path: "/portal/onestop/devices", name: "Devices", parent: "/portal/onestop", unlisted: true },
  { path: "/portal/onestop/account", name: "Your data", parent: "/portal/onestop", unlisted: true },
  { path: "/portal/investor", name: "Investor portal", parent: "/", unlisted: true, hiddenBy: "NEXT_PUBLIC_HIDE_INVESTOR" },
  { path: "/portal/vendor", name: "Vendor portal", parent: "/", unlisted: true, hiddenBy: "NEXT_PUBLIC_HIDE_VENDOR" },
  { path: "/portal/credit-union", name: "Credit union portal", parent: "/", unlisted: true },
  { path: "/portal/afrivent", name: "Afrivent portal", parent: "/", unlisted: true },
  { path: "/portal/health", name: "Health portal", parent: "/", unlisted: true },
  { path: "/portal/clearsight", name: "ClearSight portal", parent: "/", unlisted: true },
  { path: "/portal/clearsight/corporate", name: "Corporate", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/institutional", name: "Institutional", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/organization", name: "Organisation", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/government", name: "Government", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/foreign", name: "Foreign entities", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/training", name: "Training", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/verify/identity", name: "Verify identity", parent: "/", unlisted: true },
  { path: "/portal/verify/business", name: "Verify a business", parent: "/", unlisted: true },
  { path: "/portal/verify/credentials", name: "Verify credentials", parent: "/", unlisted: true },
  { path: "/portal/verify/employment", name: "Verify employment", parent: "/", unlisted: true },
  { path: "/portal/verify/address", name: "Verify an address", parent: "/", unlisted: true },
  { path: "/portal/verify/documents", name: "Verify documents", parent: "/", unlisted: true },
  { path: "/portal/rootspay", name: "RootsPay portal", parent: "/", unlisted: true },
  { path: "/portal/seed-bank", name: "Seed bank portal", parent: "/", unlisted: true },
  { path: "/portal/hr", name: "People portal", parent: "/", unlisted: true },
  { path: "/foundation", name: "Foundation", parent: "/", unlisted: true },
  { path: "/justice/access", name: "Justice access", parent: "/", unlisted: true },
  { path: "/portfolio/roadmap", name: "Roadmap", parent: "/", unlisted: true },
  { path: "/portfolio/financials", name: "Financial plan", parent: "/", unlisted: true },
]; // prettier-ignore

/** Every page that exists, the 54 guides included. */
export function listPages(): readonly PageEntry[] {
  const guides = listCountries().map(({ slug, name }): PageEntry => ({
    path: `/start-business/${slug}`,
    name,
    parent: "/start-business",
  }));
  return [...fixedPages, ...gatedPages, ...guides];
}

const byPath = new Map(listPages().map((page) => [page.path as string, page]));

export const findPage = (path: string): PageEntry | undefined => byPath.get(path);

/** Pages that may be linked under today's settings; header and footer take those that name a place in them. */
export const listLinkedPages = (): readonly PageEntry[] =>
  [...fixedPages, ...gatedPages].filter(({ hiddenBy }) => !(hiddenBy && env[hiddenBy]));

/** From the home page down to `path`. Empty for an unknown page. */
export function crumbsOf(path: string): { href: string; label: string }[] {
  const page = findPage(path);
  if (!page) return [];
  return [...(page.parent ? crumbsOf(page.parent) : []), { href: page.path, label: page.name }];
}
