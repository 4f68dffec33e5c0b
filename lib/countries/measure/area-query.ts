import { areas, type Area } from "../record/open/areas.ts";
import { choiceReader, type QueryValues } from "./query-choice.ts";

export const noSuchArea =
  "The region in the address is none of the five and not the islands, so all regions are shown.";

export type AreaQuery = {
  area: Area | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

/** Which part of Africa the address asks a map for. What is none is ignored and said; it never throws. */
export function parseAreaQuery(params: QueryValues): AreaQuery {
  const problems: string[] = [];
  return { area: choiceReader(params, problems)("region", areas, noSuchArea), problems };
}
