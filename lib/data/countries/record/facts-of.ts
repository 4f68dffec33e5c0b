import origins from "../facts/origins.json" with { type: "json" };
import { type CountryFile, type PlainFact, countryFile, plainFacts } from "./country-file.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { sourceId, status } from "./open/fields.ts";

/** Returns a lookup for the source id of a plain fact in a file: the file's own, else that of all facts of its kind. */
export const originOf =
  ({ origins: own }: Pick<CountryFile, "origins">) =>
  (fact: PlainFact): string =>
    own?.[fact] ?? origins[fact];

/** How a fact names its sources, which decides where the source of a new value is stored. */
type Basis =
  /** By `source`, or by `sources`: ids in the table of sources. */
  | "source"
  | "sources"
  /** By `sources`, but with ids in the registration's own list. */
  | "registration"
  /** It names none: the registration's whole list, or the origins of the file, apply. */
  | "whole registration"
  | "origin";

/** One value of a fact that a form can edit. */
export type FactLeaf = {
  /** Its path within the fact: "year", "cost.amount"; "" if the fact is the value itself. */
  name: string;
  kind: "text" | "link" | "number" | "yesNo" | "choice" | "list";
  options?: readonly string[];
  isWhole?: true;
  isOptional: boolean;
  value: unknown;
};

/** The smallest part of a country's file that has its own sources. */
export type Fact = {
  /** Its path in the file: "figures.population", "registration.steps.3". */
  path: string;
  basis: Basis;
  schema: z.ZodType;
  /** Null if unknown. */
  value: unknown;
  leaves: readonly FactLeaf[];
  /** Whether its leaves cover all of it. A form would leave old nested rows, such as trade partners, in place. */
  isEditable: boolean;
  sources: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;

/** The schema without its nullable and optional wrappers. */
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

/**
 * Fields that a form leaves out: sources, and positions and ids that follow from the whole and mean nothing to a
 * reader.
 */
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

/** The leaves of an object, including those of nested objects without their own sources. */
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

/** Whether the leaves cover the whole object: it has its own values, and no rows without their own sources. */
function isCovered(schema: z.ZodObject): boolean {
  const rows = Object.values(schema.shape).flatMap((field) => {
    const list = present(field);
    const row = list instanceof z.ZodArray ? present(list.element) : list;
    return list instanceof z.ZodRecord || (row !== list && row instanceof z.ZodObject) ? [row] : [];
  });
  const hasOwn = leavesOf(schema, {}).length > 0;
  return hasOwn && rows.every((row) => row instanceof z.ZodObject && basisOf(row, true) !== undefined);
}

/** The source ids that a fact names. */
function idsOf(basis: Basis, value: unknown): readonly string[] {
  if (!isFields(value)) return [];
  if (basis === "source") return [String(value["source"])];
  return basis === "whole registration" ? [] : ((value["sources"] ?? []) as string[]);
}

/**
 * Whether `only`, the path of the one fact that is searched for, is at `path` or below it. True if there is no such
 * path.
 */
const leadsTo = (path: string, only: string | undefined): boolean =>
  only === undefined || path === "" || only === path || only.startsWith(`${path}.`);

function collect(schema: unknown, value: unknown, path: string, only: string | undefined): Fact[] {
  if (!leadsTo(path, only)) return [];
  const inner = present(schema);
  const isOfRegistration = path.startsWith("registration");
  if (inner instanceof z.ZodArray)
    return ((value ?? []) as unknown[]).flatMap((row, at) =>
      collect(inner.element, row, `${path}.${at}`, only),
    );
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
  // An unknown fact has no parts.
  if (basis && !isFields(value)) return own;
  const parts = Object.entries(inner.shape).flatMap(([key, part]) =>
    key === "sources" || key === "origins"
      ? []
      : collect(part, fields[key], path ? `${path}.${key}` : key, only),
  );
  return [...own, ...parts];
}

/** Plain facts that cannot be edited, because the site's map and URLs are built on them. */
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
 * Every sourced fact of a country's file, found by the schema alone, so that a new sourced field is found
 * automatically.
 */
export const listFacts = (file: CountryFile): Fact[] => [
  ...plainFactsOf(file),
  ...collect(countryFile, file, "", undefined),
];

/** The fact at a path of the file; undefined if there is none. */
export const findFact = (file: CountryFile, path: string): Fact | undefined =>
  plainFactsOf(file).find((fact) => fact.path === path) ?? collect(countryFile, file, "", path)[0];

/** A digest of a fact, equal for the same value with the same sources. */
export const digestOfFact = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url");
