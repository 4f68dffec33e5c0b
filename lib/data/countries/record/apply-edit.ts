import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { CountryFile, PlainFact } from "./country-file.ts";
import { digestOfFact, findFact, present, type Fact } from "./facts-of.ts";
import { looseDate } from "./open/tax-schema.ts";
import { link, status, text } from "./open/fields.ts";

/** The source of a new value. */
export const editSource = z.strictObject({
  title: text,
  publisher: text,
  url: link,
  /** A day, a month or a year. */
  asOf: looseDate,
});
export type EditSource = z.output<typeof editSource>;

/** The new state of a fact, overlaid on the record of its country. */
export type FactEdit = {
  id: string;
  country: string;
  /** The path of the fact in the country's file. */
  path: string;
  /** The digest (digestOfFact) of the value that the edit was made for. The edit is not applied to any other value. */
  base: string;
  /** All values of its form, by the names of its leaves; null for an unknown value. */
  values: Readonly<Record<string, unknown>>;
  source: EditSource;
};

/** The id of an edit's source in the tables of sources. */
export const sourceIdOf = ({ id }: Pick<FactEdit, "id">): string => `desk-${id.slice(0, 8)}`;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** Whether a field is a mark that the old source, or the research on it, put on the value. */
const isMark = (schema: unknown): boolean =>
  schema instanceof z.ZodLiteral ||
  (schema instanceof z.ZodArray && present(schema.element) instanceof z.ZodEnum);

/**
 * Fills an object and its nested objects with the values. A missing value becomes null or is left out, as the schema
 * requires.
 */
function fill(schema: z.ZodObject, before: Fields, values: FactEdit["values"], at = ""): Fields {
  const after: Fields = { ...before };
  for (const [key, field] of Object.entries(schema.shape)) {
    const name = at ? `${at}.${key}` : key;
    const inner = present(field);
    const names = Object.keys(values).filter((one) => one === name || one.startsWith(`${name}.`));
    if (isMark(inner) || key === "review") {
      delete after[key];
    } else if (inner === status) {
      if (!(field instanceof z.ZodOptional) || key in before) after[key] = "sourced";
    } else if (names.length > 0) {
      const isThere = names.some((one) => isGiven(values[one]));
      if (!isThere && field instanceof z.ZodOptional) delete after[key];
      else if (!isThere) after[key] = null;
      else if (inner instanceof z.ZodObject) {
        const part = before[key];
        after[key] = fill(inner, isFields(part) ? part : {}, values, name);
      } else after[key] = values[name];
    }
  }
  return after;
}

/** The fact with the edit applied; it is not validated. */
function composed(fact: Fact, edit: FactEdit): unknown {
  const { schema, value, basis } = fact;
  if (!(schema instanceof z.ZodObject)) return edit.values[""];
  const id = sourceIdOf(edit);
  const filled = fill(schema, isFields(value) ? value : {}, edit.values);
  if (basis === "source") return { ...filled, source: id };
  if (basis === "sources" || basis === "registration") return { ...filled, sources: [id] };
  return filled;
}

const set = (whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((row: unknown, at) => (String(at) === key ? set(row, rest, value) : row));
  const fields = isFields(whole) ? whole : {};
  return { ...fields, [key]: set(fields[key], rest, value) };
};

/** Adds the edit's source to the file, in the list where the fact looks it up. */
function withSource(file: CountryFile, { basis, path }: Fact, edit: FactEdit): CountryFile {
  const id = sourceIdOf(edit);
  const { title, publisher, url, asOf } = edit.source;
  if (basis === "registration" || basis === "whole registration") {
    const { registration } = file;
    if (registration.sources.some((one) => one.id === id)) return file;
    const row = { id, title, publisher, url, year: Number(asOf.slice(0, 4)) };
    return { ...file, registration: { ...registration, sources: [...registration.sources, row] } };
  }
  const known = file.sources ?? [];
  const row = { id, title, publisher, url, licence: "Single facts", snapshot: asOf, enabled: true };
  const sources = known.some((one) => one.id === id) ? known : [...known, row];
  if (basis !== "origin") return { ...file, sources };
  return { ...file, sources, origins: { ...file.origins, [path as PlainFact]: id } };
}

/** Removes the withdrawal of a figure that was too old to be shown and is now edited. */
function withoutWithdrawal(file: CountryFile, path: string): CountryFile {
  const key = path.startsWith("figures.") ? path.slice("figures.".length) : undefined;
  if (!file.withdrawn || !key || !(key in file.withdrawn)) return file;
  const { [key as keyof typeof file.withdrawn]: _gone, ...withdrawn } = file.withdrawn;
  return { ...file, withdrawn };
}

type Outcome =
  | { does: "apply"; file: CountryFile }
  /** The file already has the value, from this very source. */
  | { does: "nothing" }
  /** The file now has another value than the one the edit was made for. */
  | { does: "overtaken" }
  /** The names of the leaves that fail validation. */
  | { does: "misfit"; leaves: readonly string[] };

/**
 * Applies an edit to a file; `base` is the file as it was read. It never replaces a value that the edit was not made
 * for, nor a part of one.
 */
export function applyEdit(file: CountryFile, base: CountryFile, edit: FactEdit): Outcome {
  const [fact, before] = [findFact(file, edit.path), findFact(base, edit.path)];
  if (!fact?.isEditable || !before) return { does: "overtaken" };
  const value = composed(fact, edit);
  if (isDeepStrictEqual(composed(before, edit), before.value) && hasSource(base, before, edit))
    return { does: "nothing" };
  if (digestOfFact(before.value) !== edit.base) return { does: "overtaken" };
  const parsed = fact.schema.safeParse(value);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join("."));
    return { does: "misfit", leaves: names };
  }
  const edited = set(file, edit.path.split("."), value) as CountryFile;
  return { does: "apply", file: withSource(withoutWithdrawal(edited, edit.path), fact, edit) };
}

/** Whether the fact already names the edit's source. A fact may have the same value from another source. */
function hasSource(base: CountryFile, { basis, sources }: Fact, edit: FactEdit): boolean {
  if (basis === "whole registration")
    return base.registration.sources.some(({ id }) => id === sourceIdOf(edit));
  return sources.includes(sourceIdOf(edit));
}

/** A file with all edits of its country applied in their order. An edit that cannot be applied is skipped. */
export const withEdits = (base: CountryFile, edits: readonly FactEdit[]): CountryFile =>
  edits
    .filter(({ country }) => country === base.slug)
    .reduce((file, edit) => {
      const outcome = applyEdit(file, base, edit);
      return outcome.does === "apply" ? outcome.file : file;
    }, base);
