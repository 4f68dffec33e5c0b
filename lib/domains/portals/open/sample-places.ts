import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { sideOf } from "./member-sides.ts";

/** A place on the waiting list of a country. A sample row has no date. */
export type PlaceRow = { countrySlug: CountrySlug; place: number; waiting: number; since: Date | "sample" };

/** A sample place on a waiting list; none for a portal without one. */
export const samplePlaces = (key: string): readonly PlaceRow[] =>
  sideOf(key).waits ? [{ countrySlug: "liberia", place: 3, waiting: 12, since: "sample" }] : [];
