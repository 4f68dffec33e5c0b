import origins from "../facts/origins.json" with { type: "json" };
import type { PlainFact } from "./country-file.ts";
import { completeFiles } from "./country-records.ts";
import type { Country } from "./open/schema.ts";

export { plainFacts, type PlainFact } from "./country-file.ts";

const putRight = new Map(completeFiles.map((file) => [file.slug, file.origins]));

/** The id of the source of a fact that bears none itself; always one that findSource knows. */
export const factSource = (country: Country, fact: PlainFact): string =>
  putRight.get(country.slug)?.[fact] ?? origins[fact];
