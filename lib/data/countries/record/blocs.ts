import { readFacts } from "./read-facts.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** The file of a bloc as people edit it: what it is, and the facts that its members share, stated once. */
export type BlocFile = { id: string; name: string; what: string; facts: Readonly<Record<string, unknown>> };

const ids = [
  "aes",
  "amu",
  "cemac",
  "cen-sad",
  "comesa",
  "eac",
  "eccas",
  "ecowas",
  "igad",
  "ohada",
  "sacu",
  "sadc",
  "waemu",
];

export const blocFiles: readonly BlocFile[] = oncePerProcess("bloc files", () =>
  ids.map((id) => readFacts(`blocs/${id}`) as BlocFile),
);

/** The regional blocs in the records: full name and what membership opens. General knowledge, worded neutrally. */
export const blocs: Readonly<Record<string, { name: string; what: string }>> = Object.fromEntries(
  blocFiles.map(({ id, name, what }) => [id, { name, what }]),
);

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
