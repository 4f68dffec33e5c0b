import type { Country } from "../record/open/schema.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { perVersion } from "../record/version.ts";
import { listCountries } from "../record/list-countries.ts";
import { mayLead } from "../record/known-figure.ts";
import type { FinderRow, SearchTopics } from "./open/search.ts";
import { blocs } from "../record/blocs.ts";
import { plainGoods } from "../words/plain-goods.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

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

/** Other names that people search for a bloc by. */
const otherBlocNames: Readonly<Record<string, readonly string[]>> = {
  WAEMU: ["UEMOA"],
  ECOWAS: ["CEDEAO"],
  ECCAS: ["CEEAC"],
  AMU: ["UMA"],
};

/** Search terms for parts of a country's pages, if its record has content for them. */
function partTopics({ hiring, importing, holidays, registration }: Country): string[] {
  return [
    "hiring",
    ...(hiring.minimumWage ? ["minimum wage"] : []),
    ...(importing.rows.length > 0 ? ["importing goods", "import duty"] : []),
    ...(importing.rows.some(({ topic }) => topic === "conformity") ? ["certificate of conformity"] : []),
    ...(importing.rows.some(({ topic }) => topic === "tracking_note")
      ? ["cargo tracking note", "BESC", "ECTN"]
      : []),
    ...(holidays ? ["public holidays"] : []),
    ...(registration.duties.length > 0 ? ["duty calendar"] : []),
  ];
}

/** Languages, blocs, export goods and page parts of all countries, each with the slugs it leads to. */
export function searchTopics(): SearchTopics {
  const topics = new Map<string, string[]>();
  for (const country of listCountries()) {
    const { slug, languages, blocs: own, exportGoods } = country;
    const terms = [
      ...partTopics(country),
      ...languages.map(({ name }) => name),
      ...own.flatMap((id) => [id, blocs[id]?.name ?? id, ...(otherBlocNames[id] ?? [])]),
      ...(exportGoods?.items ?? []),
      ...(plainGoods(exportGoods)?.items ?? []),
    ];
    for (const term of new Set(terms.map(fold))) topics.set(term, [...(topics.get(term) ?? []), slug]);
  }
  return Object.fromEntries([...topics].toSorted(([a], [b]) => inOrder(a, b)));
}
