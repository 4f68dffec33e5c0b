import { findSource, sourceEnabled, sources, visaFacts } from "./sources.ts";
import { passportCodes } from "./open/passports.ts";
import { countrySlugs, type CountrySlug } from "./open/slugs.ts";
import { visa as visaSchema, type Visa, type VisaOverride } from "./open/visa-schema.ts";
import { sourcedFacts, type SourcedFact } from "./sourced-facts.ts";
import { z } from "zod";
import { blocFiles, blocs, isReference } from "./blocs.ts";
import { countryFile, type CountryFile } from "./country-file.ts";
import { readCountryFiles, completeFiles, countryRecords } from "./country-records.ts";
import { country as countrySchema, regionalRail, source, type CountryRecord } from "./open/schema.ts";
import { regionalRails } from "./regional-rails.ts";

type Homes = Readonly<Record<string, CountrySlug>>;

const codesOf = (line: string): string[] => line.split(" ");

/** What is wrong with the rules of a destination: every passport but its own must be listed exactly once. */
function checkDestination(slug: CountrySlug, { destinations }: Visa, homes: Homes): string[] {
  const given = (destinations[slug] ?? []).flatMap(({ passports }) => codesOf(passports));
  const counts = new Map<string, number>();
  for (const code of given) counts.set(code, (counts.get(code) ?? 0) + 1);
  const known: ReadonlySet<string> = new Set(passportCodes);
  return [
    ...passportCodes.flatMap((code) => {
      const count = counts.get(code) ?? 0;
      if (homes[code] === slug) return count === 0 ? [] : [`its own passport ${code} needs no rule`];
      if (count === 1) return [];
      return count === 0 ? [`no rule for ${code}`] : [`${count} rules for ${code}`];
    }),
    ...[...counts.keys()].filter((code) => !known.has(code)).map((code) => `${code} is no passport`),
  ].map((problem) => `visa, ${slug}: ${problem}`);
}

/**
 * What is wrong with an override: it must name pairs that exist, and the list must contain what an applied one says.
 */
function checkOverride(override: VisaOverride, { destinations, overrides }: Visa, homes: Homes): string[] {
  const { id, destination, applied, rule, days, listed } = override;
  const rows = destinations[destination] ?? [];
  return codesOf(override.passports).flatMap((code) => {
    const at = `visa, ${id}: ${code} to ${destination}`;
    const row = rows.find(({ passports }) => codesOf(passports).includes(code));
    if (!row || homes[code] === destination) return [`${at} is no pair of the list`];
    if (applied && (row.rule !== rule || row.days !== days)) return [`${at} is not what was worked in`];
    const isChanged = overrides.some(
      (one) => one.applied && one.destination === destination && codesOf(one.passports).includes(code),
    );
    return isChanged || listed.includes(row.rule) ? [] : [`${at} is listed with another rule`];
  });
}

/**
 * Everything that is wrong with the visa rules, one sentence each. `homes` maps the passports of the 54 countries to
 * their slugs.
 */
export function checkVisa(facts: Visa, homes: Homes): string[] {
  const parsed = visaSchema.safeParse(facts);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `visa, ${issue.path.join(".")}: ${issue.message}`);
  const sources = sourcedFacts(visaSchema, facts).flatMap((fact) => fact.sources);
  const listed = codesOf(facts.passports);
  return [
    ...(listed.join() === passportCodes.join() ? [] : ["visa: the passports are not those of the site"]),
    ...countrySlugs.flatMap((slug) => checkDestination(slug, facts, homes)),
    ...facts.overrides.flatMap((override) => checkOverride(override, facts, homes)),
    ...[...new Set(sources)]
      .filter((id) => !findSource(id))
      .map((id) => `visa: the source ${id} is not in the table of sources`),
    ...facts.overrides
      .filter(({ applied, sources }) => applied && !sources.every(sourceEnabled))
      .map(({ id }) => `visa, ${id}: it was worked in and comes from a source that is switched off`),
  ];
}

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
