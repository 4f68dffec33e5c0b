import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { firstTyped } from "#lib/platform/text/first-typed.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { factsOfPlan } from "./facts-of-plan.ts";
import { readDateRows, type DateRow } from "./date-rows.ts";
import type { PlanFacts } from "./open/plan-facts.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

type PlanQuery = {
  facts: PlanFacts | undefined;
  kind: PathKind;
  problems: string[];
  /** The rows of the dates form, if they could not become a file. */
  dates: DateRow[];
};

const noDate: DateRow = { what: "", on: "", lacks: "all" };

/** Reads which plan a query asks for. Invalid values are ignored and reported in `problems`. */
export function readPlanQuery(query: Query): PlanQuery {
  const [slug, path] = [firstTyped(query["c"]).toLowerCase(), firstTyped(query["path"])];
  const facts = factsOfPlan(slug);
  const kind = pathKinds.find((one) => one === path);
  const words = wordsOf("plan-sheet");
  return {
    facts,
    kind: kind ?? pathKinds[0],
    problems: [
      ...(facts ? [] : [words("problem.country", { slug })]),
      ...(path && !kind ? [words("problem.path", { path })] : []),
    ],
    dates:
      firstTyped(query["dates"]) === "none"
        ? [noDate]
        : readDateRows([query["what"] ?? []].flat(), [query["on"] ?? []].flat()),
  };
}
