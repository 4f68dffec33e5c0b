import { createHash } from "node:crypto";
import { z } from "zod";
import { countryFile, plainFacts, type CountryFile, type PlainFact } from "./country-file.ts";
import { sourceId, status } from "./open/fields.ts";
import { originOf } from "./origin-of.ts";

/** How a fact names where it comes from, which decides where the source of a new value is written. */
export type Basis =
  /** By `source`, or by `sources`: ids of the table of sources. */
  | "source"
  | "sources"
  /** By `sources` again, but ids of the list of the registration. */
  | "registration"
  /** It bears none: the list of the registration as a whole, or the origins of the file, tell. */
  | "whole registration"
  | "origin";

/** One value of a fact that a form can ask for. */
export type FactLeaf = {
  /** Where it stands below the fact: "year", "cost.amount"; "" where the fact is the value itself. */
  name: string;
  kind: "text" | "link" | "number" | "yesNo" | "choice" | "list";
  options?: readonly string[];
  isWhole?: true;
  isOptional: boolean;
  value: unknown;
};

/** The smallest part of a country's file that has sources of its own. */
export type Fact = {
  /** Where it stands in the file: "figures.population", "registration.steps.3". */
  path: string;
  basis: Basis;
  schema: z.ZodType;
  /** Null where it is not known. */
  value: unknown;
  leaves: readonly FactLeaf[];
  /** Whether its leaves are all it says: of rows in it, such as partners in trade, a form would leave the old ones. */
  isEditable: boolean;
  sources: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;

/** The schema of what stands there when something does. */
export const present = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? present(schema.unwrap()) : schema;

const mayLack = (schema: unknown): boolean =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function basisOf({ shape }: z.ZodObject, isOfRegistration: boolean): Basis | undefined {
  if (shape["source"]) return "source";
  const list = present(shape["sources"]);
  if (!(list instanceof z.ZodArray) || !(list.element instanceof z.ZodString)) return undefined;
  return isOfRegistration ? "registration" : "sources";
}

/** Places of rows among others; they follow from the whole and are no value anybody would read. */
const notAsked: readonly string[] = ["source", "sources", "order", "elfCode", "slug"];

function leafOf(schema: unknown, name: string, isFree: boolean, value: unknown): FactLeaf | undefined {
  const inner = present(schema);
  const leaf = { name, isOptional: isFree || mayLack(schema), value: value ?? null };
  if (inner instanceof z.ZodURL) return { ...leaf, kind: "link" };
  if (inner === sourceId) return undefined;
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return { ...leaf, kind: "text" };
  if (inner instanceof z.ZodNumber)
    return { ...leaf, kind: "number", ...(inner.isInt && { isWhole: true as const }) };
  if (inner instanceof z.ZodBoolean) return { ...leaf, kind: "yesNo" };
  if (inner instanceof z.ZodEnum && inner !== status)
    return { ...leaf, kind: "choice", options: inner.options as string[] };
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodString) return { ...leaf, kind: "list" };
  return undefined;
}

/** The values of an object, those of objects in it that have no sources of their own among them. */
function leavesOf(schema: z.ZodObject, value: Fields, at = "", isFree = false): FactLeaf[] {
  return Object.entries(schema.shape).flatMap(([key, field]): FactLeaf[] => {
    if (notAsked.includes(key) || key === "review") return [];
    const name = at ? `${at}.${key}` : key;
    const inner = present(field);
    if (inner instanceof z.ZodObject) {
      if (basisOf(inner, true)) return [];
      const part = value[key];
      return leavesOf(inner, isFields(part) ? part : {}, name, isFree || mayLack(field));
    }
    const leaf = leafOf(field, name, isFree, value[key]);
    return leaf ? [leaf] : [];
  });
}

/** Whether the leaves of an object are all it says: it has values of its own, and no rows without sources of theirs. */
function isCovered(schema: z.ZodObject): boolean {
  const rows = Object.values(schema.shape).flatMap((field) => {
    const list = present(field);
    const row = list instanceof z.ZodArray ? present(list.element) : list;
    return list instanceof z.ZodRecord || (row !== list && row instanceof z.ZodObject) ? [row] : [];
  });
  const hasOwn = leavesOf(schema, {}).length > 0;
  return hasOwn && rows.every((row) => row instanceof z.ZodObject && basisOf(row, true) !== undefined);
}

/** The ids that a fact names. */
function idsOf(basis: Basis, value: unknown): readonly string[] {
  if (!isFields(value)) return [];
  if (basis === "source") return [String(value["source"])];
  return basis === "whole registration" ? [] : ((value["sources"] ?? []) as string[]);
}

/** Whether what is looked for, if one fact alone is, stands at a place or below it. */
const leadsTo = (path: string, only: string | undefined): boolean =>
  only === undefined || path === "" || only === path || only.startsWith(`${path}.`);

function walk(schema: unknown, value: unknown, path: string, only: string | undefined): Fact[] {
  if (!leadsTo(path, only)) return [];
  const inner = present(schema);
  const isOfRegistration = path.startsWith("registration");
  if (inner instanceof z.ZodArray)
    return ((value ?? []) as unknown[]).flatMap((row, at) => walk(inner.element, row, `${path}.${at}`, only));
  if (!(inner instanceof z.ZodObject)) return [];
  const fields = isFields(value) ? value : {};
  const basis = path === "registration" ? ("whole registration" as const) : basisOf(inner, isOfRegistration);
  const own: Fact[] =
    basis && (only ?? path) === path
      ? [
          {
            path,
            basis,
            schema: inner,
            value: value ?? null,
            leaves: leavesOf(inner, fields),
            isEditable: basis === "whole registration" || isCovered(inner),
            sources: idsOf(basis, value),
          },
        ]
      : [];
  // What is not known has no parts that could be.
  if (basis && !isFields(value)) return own;
  const parts = Object.entries(inner.shape).flatMap(([key, part]) =>
    key === "sources" || key === "origins"
      ? []
      : walk(part, fields[key], path ? `${path}.${key}` : key, only),
  );
  return [...own, ...parts];
}

/** Plain facts that the site is built on: its map, its addresses. */
const fixed: readonly PlainFact[] = ["region", "landlocked"];

function plainFactsOf(file: CountryFile): Fact[] {
  return plainFacts.flatMap((name): Fact[] => {
    if (fixed.includes(name)) return [];
    const schema = countryFile.shape[name];
    const leaf = leafOf(schema, "", false, file[name]);
    if (!leaf || leaf.kind === "list") return [];
    const value = file[name];
    return [
      {
        path: name,
        basis: "origin",
        schema,
        value,
        leaves: [leaf],
        isEditable: true,
        sources: [originOf(file)(name)],
      },
    ];
  });
}

/**
 * Every fact of a country's file that bears sources, found by the schema alone: a new sourced field is found by itself.
 */
export const listFacts = (file: CountryFile): Fact[] => [
  ...plainFactsOf(file),
  ...walk(countryFile, file, "", undefined),
];

/** The fact at a place of the file; undefined where none stands there. */
export const findFact = (file: CountryFile, path: string): Fact | undefined =>
  plainFactsOf(file).find((fact) => fact.path === path) ?? walk(countryFile, file, "", path)[0];

/** What a fact says, in a few letters: the same for the same value with the same sources. */
export const digestOfFact = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url");
