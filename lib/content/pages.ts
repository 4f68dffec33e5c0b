import { listCountries } from "../countries/index.ts";
import { env } from "../env.ts";
import { fixedPages, gatedPages, staffPages } from "./fixed-pages.ts";
import { countryFamilies } from "./known-path.ts";
import { records } from "./records/index.ts";
import type { Place } from "./types.ts";

const recordPlaces = records.map(({ path, name, parent, footer, unlisted, hiddenBy }): Place => ({
  path,
  name,
  parent,
  ...(footer && { footer }),
  ...(unlisted && { unlisted }),
  ...(hiddenBy && { hiddenBy }),
}));
const ownPages = [...fixedPages, ...recordPlaces, ...gatedPages, ...staffPages];

/** The page above the 54 of a family. */
const parentOf = {
  "/start-business": "/start-business",
  "/library/history": "/library",
  "/support/country": "/support",
} as const;

/**
 * Every page that exists, those of the 54 countries included. Navigation, footer, sitemap, breadcrumbs and metadata are projections
 * of this list.
 */
export function listPages(): readonly Place[] {
  const ofCountries = countryFamilies.flatMap((family) =>
    listCountries().map(({ slug, name }): Place => ({
      path: `${family}/${slug}`,
      name,
      parent: parentOf[family],
    })),
  );
  return [...ownPages, ...ofCountries];
}

const byPath = new Map(listPages().map((page) => [page.path as string, page]));

export const findPage = (path: string): Place | undefined => byPath.get(path);

/** Pages that may be linked under today's settings; header and footer take those that name a place in them. */
export const listLinkedPages = (): readonly Place[] =>
  ownPages.filter(({ hiddenBy }) => !(hiddenBy && env[hiddenBy]));

/** From the home page down to `path`. Empty for an unknown page. */
export function crumbsOf(path: string): { href: string; label: string }[] {
  const page = findPage(path);
  if (!page) return [];
  return [...(page.parent ? crumbsOf(page.parent) : []), { href: page.path, label: page.name }];
}
