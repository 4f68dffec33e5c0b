import { countrySlugs, type CountrySlug } from "./open/slugs.ts";
import { readFacts } from "./read-facts.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { withEdits } from "./apply-edit.ts";
import { blocFiles, takeIn } from "./blocs.ts";
import type { CountryFile } from "./country-file.ts";
import { currentVersion, perVersion } from "./version.ts";
import type { Mobility } from "./open/mobility-schema.ts";
import type { CountryRecord } from "./open/schema.ts";

/**
 * The files that people edit, one per country. They are not typed by their content, which would be 54 types:
 * lib/data/countries/record/country-file.ts has their schema.
 */
export const readCountryFiles = (): Readonly<Record<CountrySlug, unknown>> =>
  Object.fromEntries(countrySlugs.map((slug) => [slug, readFacts(`countries/${slug}`)])) as Record<
    CountrySlug,
    unknown
  >;

/** The complete country files of this build. checkCountries validates the type before anything is built. */
export const builtFiles: readonly CountryFile[] = oncePerProcess(
  "country files",
  () => Object.values(readCountryFiles()).map((file) => takeIn(file, blocFiles)) as readonly CountryFile[],
);

/** The same with the current edits overlaid. A file without any edit is the object of the build itself. */
export const completeFiles = perVersion("complete files", () => {
  const { edits } = currentVersion();
  return edits.length === 0 ? builtFiles : builtFiles.map((file) => withEdits(file, edits));
});

const recordOf = ({
  mobility: _mobility,
  origins: _origins,
  sources: _sources,
  ...country
}: CountryFile): CountryRecord => country;

const known = oncePerProcess("records by file", () => new WeakMap<CountryFile, CountryRecord>());

/** The facts of the 54 countries as researched, including those from sources that are switched off. */
export const countryRecords = perVersion("country records", (): readonly CountryRecord[] =>
  completeFiles().map((file) => {
    const record = known.get(file) ?? recordOf(file);
    known.set(file, record);
    return record;
  }),
);

/** What was researched about entering, staying, studying and returning. */
export const mobilityRecords = perVersion("mobility records", (): readonly Mobility[] =>
  completeFiles().map(({ slug, mobility }) => ({ slug, ...mobility })),
);
