import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { applySwitches } from "./apply-switches.ts";
import { countryRecords, mobilityRecords } from "./country-records.ts";
import { perVersion } from "./version.ts";
import type { Country, CountryRecord } from "./open/schema.ts";
import { sourceEnabled } from "./sources.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";
import { mobility, type Mobility } from "./open/mobility-schema.ts";
import { withoutSources } from "./sourced-facts.ts";

/** Cached by record: an edit keeps the records of other countries, and so everything computed from them. */
const made = oncePerProcess("countries by record", () => new WeakMap<CountryRecord, Country>());

const shownOf = (record: CountryRecord): Country => {
  const country = made.get(record) ?? applySwitches(record, sourceEnabled);
  made.set(record, country);
  return country;
};

/** The 54 countries sorted by name, without anything from a switched-off source. */
export const listCountries = perVersion("countries", (): readonly Country[] =>
  countryRecords()
    .map(shownOf)
    .toSorted((a, b) => inOrder(a.name, b.name)),
);

const bySlug = perVersion(
  "countries by slug",
  () => new Map<string, Country>(listCountries().map((country) => [country.slug, country])),
);

/** The country with exactly this slug. */
export const findCountry = (slug: string): Country | undefined => bySlug().get(slug);

/** The 54 slugs, in the order of the countries' names. */
export const listCountrySlugs = (): string[] => listCountries().map(({ slug }) => slug);

const mobilityBySlug = perVersion(
  "mobility by slug",
  () => new Map<string, Mobility>(mobilityRecords().map((record) => [record.slug, record])),
);

/**
 * What is known about entering, staying, studying and returning, without rows from sources that are switched off. A row
 * that names no source is general knowledge and says so.
 */
export function findMobility(slug: string): Mobility | undefined {
  const record = mobilityBySlug().get(slug);
  return record && withoutSources(mobility, record, sourceEnabled);
}
