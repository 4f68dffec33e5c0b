import { pathKinds, type PathKind } from "../countries/paths/open/path-kinds.ts";
import { wordsOf } from "../words/index.ts";
import { factsOfPlan } from "./facts-of-plan.ts";
import type { PlanFacts } from "./open/plan-facts.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string =>
  ((Array.isArray(value) ? value[0] : value) ?? "").trim();
/** So much of what was typed is shown again. */
const longestShown = 40;

export type PlanQuery = { facts: PlanFacts | undefined; kind: PathKind; problems: string[] };

/** Which plan an address asks for; what of it cannot be used is ignored, and said. */
export function readPlanQuery(query: Query): PlanQuery {
  const [slug, path] = [first(query["c"]).toLowerCase(), first(query["path"])];
  const facts = factsOfPlan(slug);
  const kind = pathKinds.find((one) => one === path);
  const words = wordsOf("plan-sheet");
  return {
    facts,
    kind: kind ?? pathKinds[0],
    problems: [
      ...(facts ? [] : [words("problem.country", { slug: slug.slice(0, longestShown) })]),
      ...(path && !kind ? [words("problem.path", { path: path.slice(0, longestShown) })] : []),
      ...(query["dates"] === "none" ? [words("problem.dates")] : []),
    ],
  };
}
