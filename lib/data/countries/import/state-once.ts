import { isDeepStrictEqual } from "node:util";
import type { BlocFile, Reference } from "../record/blocs.ts";

/**
 * The inverse of takeIn: replaces a value that is equal to a fact of one of `blocs` with a reference to it, so that the
 * fact stays stated once. `blocs` are those that the country is a member of.
 */
export function stateOnce(value: unknown, blocs: readonly BlocFile[]): unknown {
  for (const { id, facts } of blocs) {
    const found = Object.keys(facts).find((fact) => isDeepStrictEqual(facts[fact], value));
    if (found) return { takenFrom: id, fact: found } satisfies Reference;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => stateOnce(item, blocs));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, stateOnce(part, blocs)]));
}
