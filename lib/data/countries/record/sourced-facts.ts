import { z } from "zod";
import { sourceId } from "./open/fields.ts";

/** A fact that names its sources. */
export type SourcedFact = {
  /** Its path in the record: "figures.population", "banks.2". */
  path: string;
  sources: readonly string[];
  /** Whether a record can do without it: it may be null, or it is one row of a list. */
  canGo: boolean;
};

type Fields = Readonly<Record<string, unknown>>;

const isOptional = (schema: unknown) => schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;

/** The schema without its nullable and optional wrappers. */
const present = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? present(schema.unwrap()) : schema;

/** The source ids that an object itself names, whatever its fields are called: the schema says which are ids. */
function ownSources(schema: z.ZodObject, value: Fields): string[] | undefined {
  const fields = Object.keys(schema.shape).filter((key) => {
    const field = present(schema.shape[key]);
    return field === sourceId || (field instanceof z.ZodArray && field.element === sourceId);
  });
  if (fields.length === 0) return undefined;
  return fields.flatMap((key) => (value[key] ?? []) as string | string[]);
}

/** Every sourced fact of a record, found by the schema alone, so that a new sourced field is found automatically. */
export function sourcedFacts(schema: unknown, value: unknown, path = "", canGo = false): SourcedFact[] {
  if (value === null || value === undefined) return [];
  const inner = present(schema);
  const isFree = canGo || isOptional(schema);
  if (inner instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((row, index) =>
      sourcedFacts(inner.element, row, path ? `${path}.${index}` : String(index), true),
    );
  }
  if (!(inner instanceof z.ZodObject)) return [];
  const fields = value as Fields;
  const sources = ownSources(inner, fields);
  return [
    ...(sources ? [{ path, sources, canGo: isFree }] : []),
    ...Object.keys(fields).flatMap((key) =>
      sourcedFacts(inner.shape[key], fields[key], path ? `${path}.${key}` : key),
    ),
  ];
}

const gone = Symbol("gone");

function kept(schema: unknown, value: unknown, enabled: (source: string) => boolean): unknown {
  if (value === null || value === undefined) return value;
  const inner = present(schema);
  if (inner instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((row) => {
      const left = kept(inner.element, row, enabled);
      return left === gone ? [] : [left];
    });
  }
  if (!(inner instanceof z.ZodObject)) return value;
  const fields = value as Fields;
  if (ownSources(inner, fields)?.some((id) => !enabled(id))) return gone;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const left = kept(inner.shape[key], field, enabled);
      if (left !== gone) return [key, left];
      return [key, isOptional(inner.shape[key]) ? null : field];
    }),
  );
}

/**
 * A record without facts from disabled sources: such a fact becomes null, or its row is left out. A fact that no record
 * can do without stays; checkCountries then refuses to publish it.
 */
export const withoutSources = <Kept>(
  schema: z.ZodType<Kept>,
  value: Kept,
  enabled: (source: string) => boolean,
): Kept => kept(schema, value, enabled) as Kept;
