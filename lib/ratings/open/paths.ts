import { countryPath } from "#lib/site/country-path.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";

/** The page with what members think of a country, and the form to say it. */
export const ratingsPath = (slug: string) => countryPath("/explore/countries/*/ratings", slug);

/** All 54 of them. */
export const ratingsPaths: readonly `/${string}`[] = countrySlugs.map(ratingsPath);

/** What the page says when it is come back to. */
export type RatingDeed = "rated" | "withdrawn" | "removed";
export const ratingDeeds: readonly RatingDeed[] = ["rated", "withdrawn", "removed"];

/** The page again, with a word about what was just done. */
export const ratingsPathAfter = (slug: string, deed: RatingDeed): `/${string}` =>
  `${ratingsPath(slug)}?done=${deed}`;

/** Where a rating is posted; where one is taken back. */
export const ratingsCall = (slug: string): `/${string}` => `/api/country/${slug}/ratings`;
export const withdrawalCall = (slug: string): `/${string}` => `${ratingsCall(slug)}/withdraw`;

/** Signing in, and back to the page. */
export const signInForRatings = (slug: string) => `/login?tab=login&next=${ratingsPath(slug)}` as const;
