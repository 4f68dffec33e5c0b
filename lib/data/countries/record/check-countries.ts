import { z } from "zod";
import { blocFiles } from "./bloc-files.ts";
import { blocs } from "./blocs.ts";
import { checkVisa } from "./check-visa.ts";
import { countryFile, type CountryFile } from "./country-file.ts";
import { readCountryFiles } from "./country-files.ts";
import { completeFiles, countryRecords } from "./country-records.ts";
import { findSource } from "./find-source.ts";
import { country as countrySchema, regionalRail, source, type CountryRecord } from "./open/schema.ts";
import type { CountrySlug } from "./open/slugs.ts";
import { regionalRails } from "./regional-rails.ts";
import { sourcedFacts, type SourcedFact } from "./sourced-facts.ts";
import { sources } from "./sources.ts";
import { isReference } from "./take-in.ts";
import { visaFacts } from "./visa-facts.ts";

/** What is wrong with the sources that the facts of a record name. */
const checkSources = (facts: readonly SourcedFact[]): string[] =>
  facts.flatMap(({ path, sources, canGo }) =>
    sources.flatMap((id) => {
      const found = findSource(id);
      if (!found) return `the source ${id} is not in the table of sources`;
      if (found.enabled || canGo) return [];
      return `${path} comes from ${id}, which is switched off, and no record can do without it`;
    }),
  );

/** What is wrong with the facts that a file takes from blocs. */
function checkTaken(file: unknown, blocs: readonly string[]): string[] {
  if (!isReference(file)) {
    const parts = typeof file === "object" && file !== null ? Object.values(file) : [];
    return parts.flatMap((part) => checkTaken(part, blocs));
  }
  const { takenFrom, fact } = file;
  if (!blocs.includes(takenFrom)) return [`it takes ${fact} from ${takenFrom}, which it is no member of`];
  const facts = blocFiles.find(({ id }) => id === takenFrom)?.facts ?? {};
  return fact in facts ? [] : [`it takes ${fact} from ${takenFrom}, which states no such fact`];
}

/**
 * What is wrong with a file outside its record: its references to blocs, its facts on mobility, its sources. `written`
 * is the file as stored, with its references to blocs.
 */
function checkFile(file: CountryFile, written: unknown): string[] {
  const parsed = countryFile.pick({ mobility: true, origins: true, sources: true }).safeParse({
    mobility: file.mobility,
    origins: file.origins,
    sources: file.sources,
  });
  return [
    ...checkTaken(written, file.blocs),
    ...(parsed.success
      ? checkSources(sourcedFacts(countryFile.shape.mobility, file.mobility))
      : issues(parsed.error)),
    ...Object.values(file.origins ?? {}).flatMap((id) =>
      findSource(id) ? [] : `the source ${id} is not in the table of sources`,
    ),
  ].map((problem) => `${file.slug}: ${problem}`);
}

const issues = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);

function checkRecord(record: CountryRecord, slugs: ReadonlySet<string>): string[] {
  const parsed = countrySchema.safeParse(record);
  const shape = parsed.success ? [] : issues(parsed.error);
  const { registration } = record;
  const own = new Set(registration.sources.map(({ id }) => id));
  const { steps, duties, offices, totals } = registration;
  const whole = [totals.company, totals.soleTrader].filter((total) => total !== null);
  const parts = whole.flatMap(({ cost, days, minCapital }) => [cost, days, minCapital]);
  const noted = steps.flatMap(({ notes }) => notes ?? []);
  const named = [...steps, ...duties, ...offices, ...noted, ...whole, ...parts].flatMap(
    (part) => part?.sources ?? [],
  );
  const orders = steps.map(({ order }) => order);
  const rails = new Set(regionalRails.map(({ id }) => id));
  return [
    ...shape,
    ...checkSources(sourcedFacts(countrySchema, record)),
    ...named
      .filter((id) => !own.has(id))
      .map((id) => `the registration names the source ${id}, which it does not list`),
    ...offices.flatMap(({ name, steps }) =>
      steps
        .filter((step) => !orders.includes(step))
        .map((step) => `the office ${name} names step ${step}, which is not there`),
    ),
    ...record.borders.filter((slug) => !slugs.has(slug)).map((slug) => `the neighbour ${slug} is no country`),
    ...record.blocs.filter((id) => !(id in blocs)).map((id) => `the bloc ${id} has no description`),
    ...record.payments.regional.filter((id) => !rails.has(id)).map((id) => `the rail ${id} is not known`),
  ].map((problem) => `${record.slug}: ${problem}`);
}

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Everything that is wrong with the records, one sentence each; empty when they may be published. */
export function checkCountries(records: readonly CountryRecord[] = countryRecords()): string[] {
  const files = readCountryFiles();
  const slugs = new Set(records.map(({ slug }) => slug));
  const codes = records.flatMap(({ slug, iso2, iso3 }) => [slug, iso2, iso3]);
  const oneSided = records.flatMap((record) =>
    record.borders
      .filter((slug) => records.some((other) => other.slug === slug && !other.borders.includes(record.slug)))
      .map((slug) => `${record.slug}: it borders ${slug}, but not the other way round`),
  );
  const table = sources();
  const rails = z.array(regionalRail).safeParse(regionalRails);
  const known = z.array(source).safeParse(table);
  return [
    ...(records.length === 54 ? [] : [`There are ${records.length} records, not 54.`]),
    ...twice(codes).map((code) => `The slug or code ${code} stands twice.`),
    ...records.flatMap((record) => checkRecord(record, slugs)),
    ...oneSided,
    ...completeFiles().flatMap((file) => checkFile(file, files[file.slug as CountrySlug])),
    ...(known.success ? [] : issues(known.error).map((issue) => `sources: ${issue}`)),
    ...twice(table.map(({ id }) => id)).map((id) => `The source ${id} stands twice.`),
    ...(rails.success ? [] : rails.error.issues.map((issue) => `regional rails: ${issue.message}`)),
    ...regionalRails.flatMap(({ id, members, sources }) => [
      ...members
        .filter((slug) => !slugs.has(slug))
        .map((slug) => `The rail ${id} names ${slug}, which is no country.`),
      ...sources
        .filter((source) => !findSource(source))
        .map((source) => `The rail ${id} names the unknown source ${source}.`),
    ]),
    ...checkVisa(visaFacts, Object.fromEntries(countryRecords().map(({ iso2, slug }) => [iso2, slug]))),
  ];
}
