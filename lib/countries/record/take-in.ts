import type { BlocFile } from "./bloc-files.ts";

/** Stands in a country's file where a fact of one of its blocs holds. */
export type Reference = { takenFrom: string; fact: string };

export const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "takenFrom" in value && "fact" in value;

/**
 * A country's file with the facts of its blocs in the places that name them. In a list, a fact that is itself a list
 * is taken in item by item. A reference that leads nowhere stays, so that the check of the records refuses it.
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
