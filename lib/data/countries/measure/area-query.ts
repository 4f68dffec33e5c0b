import { areas, type Area } from "../record/open/areas.ts";
import { choiceReader, type QueryValues } from "./query-choice.ts";

export type AreaQuery = {
  /** The part of Africa that is shown; null for all of it. */
  area: Area | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

export const unknownArea = "The region in the address is none of this site, so all of Africa is shown.";

/** Parses the `region` parameter of a map. An unknown value is ignored and reported in `problems`; it never throws. */
export function parseAreaQuery(params: QueryValues): AreaQuery {
  const problems: string[] = [];
  return { area: choiceReader(params, problems)("region", areas, unknownArea), problems };
}
