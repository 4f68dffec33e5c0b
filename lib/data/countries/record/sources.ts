import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { Visa } from "./open/visa-schema.ts";
import { readFacts } from "./read-facts.ts";
import { completeFiles } from "./country-records.ts";
import { perVersion } from "./version.ts";
import type { Source, Country } from "./open/schema.ts";
import type { PlainFact } from "./country-file.ts";
import { originOf } from "./facts-of.ts";

/** What each destination requires of each passport. checkCountries validates the type. */
export const visaFacts = oncePerProcess("visa facts", () => readFacts("visa") as Visa);

const shared = oncePerProcess("sources of all", (): readonly Source[] => [
  ...(readFacts("sources") as Source[]),
  ...visaFacts.sources,
]);

/** Every source the records name, each with its licence and its switch. */
export const sources = perVersion("sources", (): readonly Source[] => [
  ...shared,
  ...completeFiles().flatMap((file) => file.sources ?? []),
]);

const byId = perVersion("sources by id", () => new Map(sources().map((source) => [source.id, source])));

/** The source with this id; undefined for ids that only a registration record knows. */
export const findSource = (id: string): Source | undefined => byId().get(id);

/** Whether figures of this source may be shown. A source that is not in the table is never shown. */
export const sourceEnabled = (id: string): boolean => findSource(id)?.enabled ?? false;

export { plainFacts, type PlainFact } from "./country-file.ts";

const origins = perVersion(
  "origins of plain facts",
  () => new Map(completeFiles().map((file) => [file.slug, originOf(file)])),
);

/** The source id of a fact without its own source; findSource always knows it. */
export const factSource = (country: Country, fact: PlainFact): string =>
  (origins().get(country.slug) ?? originOf({}))(fact);
