import { isDeepStrictEqual } from "node:util";
import { figureKinds } from "../record/open/figures.ts";
import type { Facts } from "./merge-research.ts";
import type { Visa } from "../record/open/visa-schema.ts";

type Row = Visa["destinations"][keyof Visa["destinations"]][number];

const inWords = ({ rule, days }: Pick<Row, "rule" | "days">): string =>
  days === null ? rule : `${rule}, ${days} days`;

/** Rule and days of every pair, with keys such as "FR kenya". */
function pairsOf(facts: Visa | null): Map<string, string> {
  const rows = Object.entries(facts?.destinations ?? {});
  return new Map(
    rows.flatMap(([slug, own]) =>
      own.flatMap((row) =>
        row.passports.split(" ").map((code) => [`${code} ${slug}`, inWords(row)] as const),
      ),
    ),
  );
}

/** What differs between two states of the visa rules, one line for each pair and each note. */
function visaDifference(before: Visa | null, after: Visa | null): string[] {
  const [old, young] = [pairsOf(before), pairsOf(after)];
  const notes = (facts: Visa | null) =>
    new Map(
      [...(facts?.overrides ?? []), ...(facts?.remarks ?? [])].map((one) => [one.id, JSON.stringify(one)]),
    );
  const [oldNotes, youngNotes] = [notes(before), notes(after)];
  const ids = [...new Set([...oldNotes.keys(), ...youngNotes.keys()])];
  return [
    ...(before && after && before.asOf !== after.asOf
      ? [`Visa: state of ${before.asOf} → ${after.asOf}`]
      : []),
    ...[...new Set([...old.keys(), ...young.keys()])]
      .filter((pair) => old.get(pair) !== young.get(pair))
      .map((pair) => `Visa: ${pair}: ${old.get(pair) ?? "nothing"} → ${young.get(pair) ?? "nothing"}`),
    ...ids.filter((id) => oldNotes.get(id) !== youngNotes.get(id)).map((id) => `Visa: note “${id}” differs.`),
  ];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const longest = 90;
const short = (words: string) =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;

/** A value in a few words, without its source. */
function brief(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : short(value.map(brief).join(", "));
  if (!isObject(value)) return short(String(value));
  if ("value" in value) return String(value["value"]);
  const parts = Object.entries(value).filter(([key, part]) => !isCredit(key) && part !== null);
  return short(parts.map(([, part]) => brief(part)).join(", "));
}

/** Whether a part says where a fact comes from and not what it is. */
const isCredit = (key: string) => ["source", "sources", "year"].includes(key);

/** The source and year of the fact that a change belongs to: "source a, b, 2026". */
function credit(fact: unknown): string {
  if (!isObject(fact)) return "";
  const { source, sources, year } = fact;
  const ids = typeof source === "string" ? [source] : Array.isArray(sources) ? sources : [];
  const named = ids.filter((id) => typeof id === "string");
  const words = [named.length > 0 && `source ${named.join(", ")}`, year].filter(Boolean).join(", ");
  return words && ` (${words})`;
}

const names = [
  "id",
  "name",
  "what",
  "permit",
  "programme",
  "bloc",
  "agency",
  "country",
  "iana",
  "title",
] as const;

/** The name that identifies a row in its list. */
const nameOf = (row: unknown): string | undefined => {
  if (!isObject(row)) return undefined;
  const key = names.find((name) => typeof row[name] === "string");
  return key && String(row[key]);
};

const label = (key: string): string =>
  key in figureKinds ? figureKinds[key as keyof typeof figureKinds].label : key;

const place = (path: readonly string[]) =>
  path
    .filter((key) => key !== "figures")
    .map(label)
    .join(" › ");

type Comparing = { path: readonly string[]; before: unknown; after: unknown; fact: unknown };

function compareRows(path: readonly string[], before: unknown[], after: unknown[], fact: unknown): string[] {
  const [old, young] = [before.map(nameOf), after.map(nameOf)];
  const areNamed = [old, young].every(
    (rows) => !rows.includes(undefined) && new Set(rows).size === rows.length,
  );
  if (!areNamed) return [`${place(path)}: ${brief(before)} → ${brief(after)}${credit(fact)}`];
  const all = [...new Set([...young, ...old])];
  const lines = all.flatMap((name) =>
    compare({
      path: [...path, `“${short(name ?? "")}”`],
      before: before[old.indexOf(name)],
      after: after[young.indexOf(name)],
      fact,
    }),
  );
  return lines.length > 0 ? lines : [`${place(path)}: in another order`];
}

/** Compares lists of plain values: what was added and what was removed. */
function compareValues(before: readonly unknown[], after: readonly unknown[]): string {
  const gone = before.filter((item) => !after.includes(item)).map((item) => `no longer “${brief(item)}”`);
  const young = after.filter((item) => !before.includes(item)).map((item) => `new “${brief(item)}”`);
  return [...gone, ...young].join("; ") || "in another order";
}

const isFigure = (value: unknown) => isObject(value) && "value" in value;
const bearsSource = (value: unknown) => isObject(value) && ("source" in value || "sources" in value);

function compare({ path, before, after, fact }: Comparing): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isFigure(before) || isFigure(after)) {
    return [`${place(path)}: ${brief(before)}${credit(before)} → ${brief(after)}${credit(after)}`];
  }
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return keys.flatMap((key) =>
      compare({
        path: [...path, key],
        before: before[key],
        after: after[key],
        fact: bearsSource(after) ? after : fact,
      }),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if ([...before, ...after].some(isObject)) return compareRows(path, before, after, fact);
    return [`${place(path)}: ${compareValues(before, after)}`];
  }
  const bearer = [after, before].find(bearsSource) ?? fact;
  const isCreditItself = isCredit(path.at(-1) ?? "");
  return [`${place(path)}: ${brief(before)} → ${brief(after)}${isCreditItself ? "" : credit(bearer)}`];
}

/** What differs between two states of the facts, one line each: country, fact, old → new, source and year. */
export function difference(before: Facts, after: Facts): string[] {
  const rows = (title: string, old: unknown, young: unknown) =>
    compare({ path: [title], before: old, after: young, fact: null });
  return [
    ...after.countries.flatMap((country) => {
      const known = before.countries.find(({ slug }) => slug === country.slug);
      return compare({ path: [], before: known, after: country, fact: null }).map(
        (line) => `${country.name}: ${line}`,
      );
    }),
    ...rows("Sources", before.sources, after.sources),
    ...rows("Rails", before.rails, after.rails),
    ...visaDifference(before.visa, after.visa),
    ...rows("Compiled on", before.asOf, after.asOf),
  ];
}
