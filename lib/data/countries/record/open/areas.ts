import { regions } from "./regions.ts";
import type { CountrySlug } from "./slugs.ts";

/** The parts of Africa that can be shown alone: the five regions, and the island states, which are in three of them. */
export const areas = [...regions, "Islands"] as const;
export type Area = (typeof areas)[number];

/** States that are islands as a whole. */
const islands: ReadonlySet<CountrySlug> = new Set([
  "cabo-verde",
  "comoros",
  "madagascar",
  "mauritius",
  "sao-tome-and-principe",
  "seychelles",
]);

type Placed = { slug: CountrySlug; region: (typeof regions)[number] };

/** Whether a country is in an area. Null is all of Africa and contains every country. */
export const isInArea =
  (area: Area | null) =>
  ({ slug, region }: Placed): boolean =>
    area === null || (area === "Islands" ? islands.has(slug) : region === area);

/** An area inside a sentence. */
export function areaWords(area: Area | null): string {
  if (area === null) return "the 54 countries of Africa";
  return area === "Islands" ? "the islands" : area;
}
