import { countryPaths } from "./country-families.ts";
import { ratingsPaths } from "#lib/ratings/open/paths.ts";
import { fixedPages } from "./fixed-pages.ts";
import { recordPaths } from "./record-paths.ts";

const known = [...fixedPages.map(({ path }) => path), ...recordPaths, ...countryPaths, ...ratingsPaths];
const canonical = new Map(known.map((path) => [path.toLowerCase(), path]));

/** The one spelling of a page's address, whichever case it was asked for in; undefined where there is no page. */
export const canonicalPath = (pathname: string): string | undefined => canonical.get(pathname.toLowerCase());
