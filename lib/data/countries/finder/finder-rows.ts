import type { Country } from "../record/open/schema.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { perVersion } from "../record/version.ts";
import { listCountries } from "../record/list-countries.ts";
import { mayLead } from "../record/may-lead.ts";
import type { FinderRow } from "./open/search.ts";

/** The populations of the countries, largest first. */
const peoples = perVersion("peoples", () =>
  listCountries()
    .flatMap(({ figures }) => figures.population?.value ?? [])
    .toSorted((a, b) => b - a),
);

/** The finder's row for a country, with the keys it is searched by. */
export function finderRow(country: Country): FinderRow {
  const { currency, figures } = country;
  const entry = figures.bready_entry;
  const names = [
    country.name,
    ...country.otherNames,
    country.officialName,
    country.iso2,
    country.iso3,
    country.capital,
    ...country.capitals.map(({ name }) => name),
    ...country.cities.map(({ name }) => name),
    currency.code,
    currency.name,
  ];
  return {
    slug: country.slug,
    name: country.name,
    iso2: country.iso2,
    region: country.region,
    capital: country.capital,
    ease: entry && mayLead(entry, "bready_entry") ? entry.value : null,
    peopleRank: figures.population ? peoples().indexOf(figures.population.value) + 1 : null,
    keys: [...new Set(names.map(fold))],
  };
}

/** The rows of all 54 countries, sorted by name. */
export const finderRows = (): FinderRow[] => listCountries().map(finderRow);
