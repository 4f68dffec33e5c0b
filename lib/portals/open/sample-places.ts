import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { sideOf } from "./member-sides.ts";

/** A place in the line for a country. One that is made up has no day. */
export type PlaceRow = { countrySlug: CountrySlug; place: number; waiting: number; since: Date | "sample" };

/** A made-up place in a line: none where nobody waits for anything in the portal. */
export const samplePlaces = (key: string): readonly PlaceRow[] =>
  sideOf(key).waits ? [{ countrySlug: "liberia", place: 3, waiting: 12, since: "sample" }] : [];
