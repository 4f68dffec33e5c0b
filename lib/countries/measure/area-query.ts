import { areas, type Area } from "../record/open/areas.ts";
import { choiceReader, type QueryValues } from "./query-choice.ts";

export type AreaQuery = {
  /** The part of Africa that is shown; all of it when null. */
  area: Area | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

export const unknownArea = "The region in the address is none of this site, so all of Africa is shown.";

/** The part of a map that an address asks for, by `region`. What is none is ignored and said; never throws. */
export function parseAreaQuery(params: QueryValues): AreaQuery {
  const problems: string[] = [];
  return { area: choiceReader(params, problems)("region", areas, unknownArea), problems };
}
