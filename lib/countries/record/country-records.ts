import { oncePerProcess } from "#lib/per-process.ts";
import { blocFiles } from "./bloc-files.ts";
import type { CountryFile } from "./country-file.ts";
import { readCountryFiles } from "./country-files.ts";
import type { Mobility } from "./open/mobility-schema.ts";
import type { CountryRecord } from "./open/schema.ts";
import { takeIn } from "./take-in.ts";

/** The files of the countries, complete. checkCountries proves the type before anything is built from them. */
export const completeFiles = oncePerProcess(
  "country files",
  () => Object.values(readCountryFiles()).map((file) => takeIn(file, blocFiles)) as readonly CountryFile[],
);

/** The facts of the 54 countries as they were researched: also what comes from sources that are switched off. */
export const countryRecords: readonly CountryRecord[] = completeFiles.map(
  ({ mobility: _mobility, origins: _origins, sources: _sources, ...country }) => country,
);

/** What was researched of entering, staying, studying and returning. */
export const mobilityRecords: readonly Mobility[] = completeFiles.map(({ slug, mobility }) => ({
  slug,
  ...mobility,
}));
