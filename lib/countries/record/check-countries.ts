import { z } from "zod";
import { blocs } from "./blocs.ts";
import { countryRecords } from "./country-records.ts";
import { regionalRails } from "./regional-rails.ts";
import { figureKeys } from "./open/figures.ts";
import { findSource } from "./find-source.ts";
import { country as countrySchema, regionalRail, type Country } from "./open/schema.ts";

/** Every source id a record uses, outside the registration, which brings its own. */
function usedSources({ figures, otherFigures, payments, ...record }: Country): string[] {
  const facts = [
    ...figureKeys.map((key) => figures[key]),
    ...Object.values(otherFigures),
    record.independence,
    record.afcfta,
    record.naturalResources,
    record.industries,
    record.farmProducts,
    record.exportGoods,
    record.importGoods,
    record.exportPartners,
    record.importPartners,
    record.ports,
    record.otherCities,
    ...record.cities,
    ...record.creditRatings,
    ...record.agencies,
    ...record.agenciesByNameOnly,
    ...record.legalForms,
    ...record.banks,
  ];
  const rails = [...payments.mobileMoney, ...payments.instant, ...payments.cardSwitches];
  return [...facts.flatMap((fact) => fact?.source ?? []), ...rails.flatMap(({ sources }) => sources)];
}

function checkRecord(record: Country, slugs: ReadonlySet<string>): string[] {
  const parsed = countrySchema.safeParse(record);
  const shape = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const { registration } = record;
  const own = new Set(registration.sources.map(({ id }) => id));
  const named = [...registration.steps, ...registration.duties].flatMap(({ sources }) => sources);
  const rails = new Set(regionalRails.map(({ id }) => id));
  return [
    ...shape,
    ...usedSources(record)
      .filter((id) => !findSource(id))
      .map((id) => `the source ${id} is not in the table of sources`),
    ...named
      .filter((id) => !own.has(id))
      .map((id) => `the registration names the source ${id}, which it does not list`),
    ...record.borders.filter((slug) => !slugs.has(slug)).map((slug) => `the neighbour ${slug} is no country`),
    ...record.blocs.filter((id) => !(id in blocs)).map((id) => `the bloc ${id} has no description`),
    ...record.payments.regional.filter((id) => !rails.has(id)).map((id) => `the rail ${id} is not known`),
  ].map((problem) => `${record.slug}: ${problem}`);
}

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Everything that is wrong with the records, one sentence each; empty when they may be published. */
export function checkCountries(records: readonly Country[] = countryRecords): string[] {
  const slugs = new Set(records.map(({ slug }) => slug));
  const codes = records.flatMap(({ slug, iso2, iso3 }) => [slug, iso2, iso3]);
  const oneSided = records.flatMap((record) =>
    record.borders
      .filter((slug) => records.some((other) => other.slug === slug && !other.borders.includes(record.slug)))
      .map((slug) => `${record.slug}: it borders ${slug}, but not the other way round`),
  );
  const rails = z.array(regionalRail).safeParse(regionalRails);
  return [
    ...(records.length === 54 ? [] : [`There are ${records.length} records, not 54.`]),
    ...twice(codes).map((code) => `The slug or code ${code} stands twice.`),
    ...records.flatMap((record) => checkRecord(record, slugs)),
    ...oneSided,
    ...(rails.success ? [] : rails.error.issues.map((issue) => `regional rails: ${issue.message}`)),
    ...regionalRails.flatMap(({ id, members, sources }) => [
      ...members
        .filter((slug) => !slugs.has(slug))
        .map((slug) => `The rail ${id} names ${slug}, which is no country.`),
      ...sources
        .filter((source) => !findSource(source))
        .map((source) => `The rail ${id} names the unknown source ${source}.`),
    ]),
  ];
}
