import { completeFiles } from "./country-records.ts";
import type { PlainFact } from "./country-file.ts";
import { perEdition } from "./edition.ts";
import type { Country } from "./open/schema.ts";
import { originOf } from "./origin-of.ts";

export { plainFacts, type PlainFact } from "./country-file.ts";

const origins = perEdition(
  "origins of plain facts",
  () => new Map(completeFiles().map((file) => [file.slug, originOf(file)])),
);

/** The id of the source of a fact that bears none itself; always one that findSource knows. */
export const factSource = (country: Country, fact: PlainFact): string =>
  (origins().get(country.slug) ?? originOf({}))(fact);
