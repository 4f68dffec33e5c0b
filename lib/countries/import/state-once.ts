import { isDeepStrictEqual } from "node:util";
import type { BlocFile } from "../record/bloc-files.ts";
import type { Reference } from "../record/take-in.ts";

/**
 * The opposite of takeIn: what one of `blocs` states word for word becomes a reference to it, so that it goes on being
 * stated once. The blocs are those the country is a member of.
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
