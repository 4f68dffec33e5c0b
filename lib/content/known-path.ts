import { countrySlugs } from "../countries/data/slugs.ts";
import { fixedPages } from "./fixed-pages.ts";
import { recordPaths } from "./record-paths.ts";

/** Families with one page for each country. */
export const countryFamilies = ["/start-business", "/library/history", "/support/country"] as const;

const known = [
  ...fixedPages.map(({ path }) => path),
  ...recordPaths,
  ...countryFamilies.flatMap((family) => countrySlugs.map((slug) => `${family}/${slug}`)),
];
const canonical = new Map(known.map((path) => [path.toLowerCase(), path]));

/** The one spelling of a page's address, whichever case it was asked for in; undefined where there is no page. */
export const canonicalPath = (pathname: string): string | undefined => canonical.get(pathname.toLowerCase());
