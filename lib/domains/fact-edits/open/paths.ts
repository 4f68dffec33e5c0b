import type { FactFilter, FactPart } from "./facts-query.ts";

/** Where staff see how old the facts are, and change them. */
export const factsPath = "/admin/facts";

type Shown = { part?: FactPart | undefined; only?: FactFilter | undefined; fact?: string };

/** The facts of a country: those of one part, those of a filter, or one with its form open. */
export function countryFactsPath(
  country: string,
  { part, only, fact }: Shown = {},
): `${typeof factsPath}?${string}` {
  const query = new URLSearchParams({
    country,
    ...(part && { part }),
    ...(only && { only }),
    ...(fact && { fact }),
  });
  return `${factsPath}?${query}`;
}

export const decideActions = ["approve", "refuse", "withdraw"] as const;
export type DecideAction = (typeof decideActions)[number];

/**
 * The API routes of the facts desk. The fact of a proposal is in the query string, because the form is derived from it.
 */
export const proposeCall = (country: string, fact: string) =>
  `/api/admin/facts/propose?${new URLSearchParams({ country, fact })}` as const;
export const decideCall = (action: DecideAction) => `/api/admin/facts/${action}` as const;
