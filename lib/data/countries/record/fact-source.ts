import { completeFiles } from "./country-records.ts";
import type { PlainFact } from "./country-file.ts";
import { perVersion } from "./version.ts";
import type { Country } from "./open/schema.ts";
import { originOf } from "./facts-of.ts";

export { plainFacts, type PlainFact } from "./country-file.ts";

const origins = perVersion(
  "origins of plain facts",
  () => new Map(completeFiles().map((file) => [file.slug, originOf(file)])),
);

/** The source id of a fact without its own source; findSource always knows it. */
export const factSource = (country: Country, fact: PlainFact): string =>
  (origins().get(country.slug) ?? originOf({}))(fact);
