import { countryPath } from "#lib/data/site/country-path.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";

/** The page with the members' ratings of a country, and the form to add one. */
export const ratingsPath = (slug: string) => countryPath("/explore/countries/*/ratings", slug);

/** The ratings pages of all 54 countries. */
export const ratingsPaths: readonly `/${string}`[] = countrySlugs.map(ratingsPath);

/** The confirmations the page can show after an action. */
export type RatingAction = "rated" | "withdrawn" | "removed";
export const ratingActions: readonly RatingAction[] = ["rated", "withdrawn", "removed"];

/** The page with the confirmation of an action. */
export const ratingsPathAfter = (slug: string, action: RatingAction): `/${string}` =>
  `${ratingsPath(slug)}?done=${action}`;

/** The API routes that file and withdraw a rating. */
export const ratingsCall = (slug: string): `/${string}` => `/api/country/${slug}/ratings`;
export const withdrawalCall = (slug: string): `/${string}` => `${ratingsCall(slug)}/withdraw`;

/** The sign-in page, which returns to the ratings page. */
export const signInForRatings = (slug: string) => `/login?tab=login&next=${ratingsPath(slug)}` as const;
