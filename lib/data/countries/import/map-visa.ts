import { visa, type Visa } from "../record/open/visa-schema.ts";
import { countrySlugs } from "../record/open/slugs.ts";

type Known = { status: string; sources: string[] };
type Codes = Record<string, string[]>;

/** The parts of visa.json that the importer reads. The strict schema validates them. */
export type RawVisa = {
  dataset: { source: string; as_of: string };
  caveats: string[];
  passports: Record<string, string>;
  /** Rule → passports; rule → days → passports. */
  destinations: Record<string, { rules: Codes; days: Record<string, Codes> }>;
  overrides: (Known & {
    id: string;
    destination: string;
    passports: string[];
    dataset_rule: string[];
    rule: string;
    days: number | null;
    applied: boolean;
    confidence: string;
    since: string | null;
    note: string;
  })[];
  cross_check: { passport: string; destination: string; verdict: string; note: string; status: string }[];
  confirmed: (Known & { id: string; destination: string; note: string })[];
  sources: Record<
    string,
    { title: string; publisher: string; url: string | null; licence: string; date: string | null }
  >;
};

const inLine = (codes: readonly string[]): string => [...codes].sort().join(" ");

/** Rewrites the research's references to its own parts and files for a reader. */
const forReaders = (note: string): string =>
  note
    .replace(/(?:^|(?<=\.)\s*)The data set (?:agrees|still lists)[^.]*\./g, "")
    .replace(/; the data set (?:agrees|lists)[^.]*/g, "")
    .replace(/(?:,|:|;) see (?:[\w-]+)(?:\.json)?(?=[.;])/g, "")
    .replace(/ Kept for the record\./, "")
    .replace(/ with the overrides below/, ", with later changes where they are known")
    .replace(/ Show the date and a link [^.]*\./, "")
    .replace(/the data set lists/, "the list says")
    .replace(/\b(T|t)he data set\b/g, "$1he list")
    .replace(/data set/g, "list")
    .replace(/; show it as e-visa/, "")
    .trim();

/** The passports of a rule by their days; those without a stated length are last. */
function rowsOf(rule: string, passports: readonly string[], days: Codes = {}) {
  const stated = Object.entries(days).sort(([one], [other]) => Number(one) - Number(other));
  const rest = passports.filter((code) => !stated.some(([, codes]) => codes.includes(code)));
  return [
    ...stated.map(([count, codes]) => ({ rule, days: Number(count), passports: inLine(codes) })),
    ...(rest.length > 0 ? [{ rule, days: null, passports: inLine(rest) }] : []),
  ];
}

const slugs: ReadonlySet<string> = new Set(countrySlugs);
/** The country slugs in a text; empty if the text names anything else. */
function slugsIn(destination: string): string[] {
  const named = destination.split(", ");
  return named.every((one) => slugs.has(one)) ? named : [];
}

/** Strips the prefix that says which other file a source is from. */
const sourceIdOf = (id: string): string => id.replace(/^mobility:/, "");

/** The date in a text about a copy, without what else the text says. */
const snapshotOf = (date: string | null): string => date?.match(/\d{4}(-\d{2}){0,2}/)?.[0] ?? "undated";

/** Maps the visa rules of the research. `known` has the ids of the sources in the shared table. */
export function mapVisa(raw: RawVisa, known: ReadonlySet<string>): Visa {
  const overridden = new Set(
    raw.overrides.flatMap(({ destination, passports }) => passports.map((code) => `${code} ${destination}`)),
  );
  const overrides = raw.overrides.map(({ dataset_rule, note, confidence, passports, sources, ...rest }) => ({
    ...rest,
    passports: inLine(passports),
    listed: dataset_rule,
    confidence: forReaders(confidence),
    note: forReaders(note),
    sources: sources.map(sourceIdOf),
  }));
  const remarks = raw.confirmed.flatMap(({ id, destination, note, status, sources }) => {
    const destinations = slugsIn(destination);
    return destinations.length > 0
      ? [{ id, destinations, note: forReaders(note), status, sources: sources.map(sourceIdOf) }]
      : [];
  });
  const named = new Set([...overrides, ...remarks].flatMap(({ sources }) => sources));
  return visa.parse({
    asOf: raw.dataset.as_of,
    source: raw.dataset.source,
    caveats: raw.caveats.map(forReaders),
    passports: inLine(Object.keys(raw.passports)),
    destinations: Object.fromEntries(
      Object.entries(raw.destinations).map(([slug, { rules, days }]) => [
        slug,
        Object.entries(rules).flatMap(([rule, codes]) => rowsOf(rule, codes, days[rule])),
      ]),
    ),
    overrides,
    // An override has its own note, so its pairs are not listed as doubts.
    doubts: raw.cross_check
      .filter(({ verdict }) => verdict !== "agrees")
      .filter(({ passport, destination }) => !overridden.has(`${passport} ${destination}`))
      .map(({ passport, destination, note, status }) => ({ passport, destination, note, status })),
    remarks,
    sources: Object.entries(raw.sources)
      .filter(([id]) => named.has(sourceIdOf(id)) && !known.has(sourceIdOf(id)))
      .map(([id, { title, publisher, url, licence, date }]) => ({
        id: sourceIdOf(id),
        title,
        publisher,
        url,
        licence,
        snapshot: snapshotOf(date),
        enabled: true,
      })),
  });
}

/** What the facts have no place for in the research, one sentence each. */
export const leftOfVisa = (raw: RawVisa): string[] =>
  raw.confirmed
    .filter(({ destination }) => slugsIn(destination).length === 0)
    .map(({ id, destination }) => `visa, "${id}": ${destination} is no list of countries.`);
