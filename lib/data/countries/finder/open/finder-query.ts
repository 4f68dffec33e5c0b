import { regions } from "../../record/open/regions.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { sorts, type FinderRow, type Sort } from "./search.ts";

export type FinderQuery = {
  q: string;
  region: FinderRow["region"] | null;
  sort: Sort | null;
  focus: "search" | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

const longest = 80;

/** Parses the query of the finder. Unusable values are ignored and reported in `problems`; it never throws. */
export function parseFinderQuery(params: Record<string, string | string[] | undefined>): FinderQuery {
  const read = (name: string) => {
    const given = params[name];
    return (Array.isArray(given) ? given[0] : given)?.trim() ?? "";
  };
  const problems: string[] = [];
  const pick = <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    problem: string,
  ): Choice | null => {
    const given = read(name);
    const choice = choices.find((candidate) => fold(candidate) === fold(given)) ?? null;
    if (given !== "" && !choice) problems.push(problem);
    return choice;
  };

  const asked = read("q");
  const tooLong = asked.length > longest;
  if (tooLong) problems.push("The search was longer than 80 characters, so it was left out.");
  return {
    q: tooLong ? "" : asked,
    region: pick(
      "region",
      regions,
      "The region in the address is not one of the five, so all regions are shown.",
    ),
    sort: pick("sort", sorts, "The order in the address is not known, so the countries stand by name."),
    focus: read("focus") === "search" ? "search" : null,
    problems,
  };
}
