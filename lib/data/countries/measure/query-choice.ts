import { z } from "zod";
import { fold } from "#lib/platform/text/fold.ts";
import { areas, type Area } from "../record/open/areas.ts";

export type QueryValues = Record<string, string | string[] | undefined>;

/** If a parameter is repeated, its first value counts. */
const first = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => ([given].flat()[0] ?? "").trim());

/**
 * Reads enumerated query parameters, ignoring case and accents. A value that is not one of the choices gives null and
 * adds its sentence to `problems`; a missing parameter only gives null. It never throws.
 */
export function choiceReader(params: QueryValues, problems: string[]) {
  return <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    problem: string,
  ): Choice | null => {
    const asked = first.parse(params[name]);
    if (asked === "") return null;
    const choice = choices.find((one) => fold(one) === fold(asked)) ?? null;
    if (choice === null) problems.push(problem);
    return choice;
  };
}

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
