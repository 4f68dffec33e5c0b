import { findSource } from "./find-source.ts";
import { passportCodes } from "./open/passports.ts";
import { countrySlugs, type CountrySlug } from "./open/slugs.ts";
import { visa as visaSchema, type Visa, type VisaOverride } from "./open/visa-schema.ts";
import { sourceEnabled } from "./source-enabled.ts";
import { sourcedFacts } from "./sourced-facts.ts";

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
