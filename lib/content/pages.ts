import { listCountries } from "../countries/index.ts";
import { env } from "../env.ts";
import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { fixedPages, gatedPages, staffPages } from "./fixed-pages.ts";
import { countryFamilies, countryPath, type CountryFamily } from "./country-families.ts";
import { tabOf } from "./country-titles.ts";
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

/** The page above each of a family; `*` stands for the slug. */
const above: Record<CountryFamily, `/${string}`> = {
  "/start-business/*": "/start-business",
  "/explore/countries/*": "/explore/countries",
  "/one-africa/*": "/one-africa",
  "/one-africa/*/help-desk": "/one-africa/*",
  "/support/country/*": "/support",
  "/library/history/*": "/library",
};

/**
 * Every page that exists, those of the 54 countries included. Navigation, footer, sitemap, breadcrumbs and metadata are projections
 * of this list.
 */
export function listPages(): readonly Place[] {
  const ofCountries = countryFamilies.flatMap((family) =>
    listCountries().map(({ slug, name }): Place => ({
      path: countryPath(family, slug),
      name: family.endsWith("*") ? name : tabOf(family),
      parent: above[family].replace("*", slug) as `/${string}`,
    })),
  );
  const ratings = listCountries().map(({ slug }): Place => ({
    path: ratingsPath(slug),
    name: "Ratings",
    parent: countryPath("/explore/countries/*", slug),
    unlisted: true,
  }));
  return [...ownPages, ...ofCountries, ...ratings];
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
