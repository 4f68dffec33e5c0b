import type { BlocFile } from "./bloc-files.ts";

/** A reference in a country's file to a fact of one of its blocs. */
export type Reference = { takenFrom: string; fact: string };

export const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "takenFrom" in value && "fact" in value;

/**
 * A country's file with its references to blocs replaced by the facts. In a list, a fact that is itself a list is
 * inlined item by item. A reference that leads nowhere stays, so that checkCountries rejects it.
 */
export function takeIn(value: unknown, blocs: readonly BlocFile[]): unknown {
  if (isReference(value)) {
    const facts = blocs.find(({ id }) => id === value.takenFrom)?.facts;
    return facts && value.fact in facts ? facts[value.fact] : value;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      isReference(item) ? takeIn(item, blocs) : [takeIn(item, blocs)],
    );
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, takeIn(part, blocs)]));
}
