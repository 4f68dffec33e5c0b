import { visa, type Visa } from "../record/open/visa-schema.ts";
import { countrySlugs } from "../record/open/slugs.ts";

type Known = { status: string; sources: string[] };
type Codes = Record<string, string[]>;

/** visa.json, as far as the importer reads it; the strict schema decides whether it was so. */
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

/** The research speaks of its own parts and files; the reader is told what they say. */
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

/** Passports of a rule by their days; those without a stated length last. */
function rowsOf(rule: string, passports: readonly string[], days: Codes = {}) {
  const stated = Object.entries(days).sort(([one], [other]) => Number(one) - Number(other));
  const rest = passports.filter((code) => !stated.some(([, codes]) => codes.includes(code)));
  return [
    ...stated.map(([count, codes]) => ({ rule, days: Number(count), passports: inLine(codes) })),
    ...(rest.length > 0 ? [{ rule, days: null, passports: inLine(rest) }] : []),
  ];
}

const slugs: ReadonlySet<string> = new Set(countrySlugs);
/** The countries that a text names by their slugs, or none where it names anything else. */
function slugsIn(destination: string): string[] {
  const named = destination.split(", ");
  return named.every((one) => slugs.has(one)) ? named : [];
}

/** Sources of other files stand there; the id says from which one it is. */
const sourceIdOf = (id: string): string => id.replace(/^mobility:/, "");

/** The day or month of a text, without what else it says of the copy. */
const snapshotOf = (date: string | null): string => date?.match(/\d{4}(-\d{2}){0,2}/)?.[0] ?? "undated";

/** The rules of visas from the research. `known`: ids of sources that stand in the shared table. */
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
    // What an override is about is told with it.
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

/** What of the research no fact has a place for, one sentence each. */
export const leftOfVisa = (raw: RawVisa): string[] =>
  raw.confirmed
    .filter(({ destination }) => slugsIn(destination).length === 0)
    .map(({ id, destination }) => `visa, "${id}": ${destination} is no list of countries.`);
