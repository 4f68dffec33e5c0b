import { pathKinds, type PathKind } from "../countries/paths/open/path-kinds.ts";
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
  return {
    facts,
    kind: kind ?? pathKinds[0],
    problems: [
      ...(facts ? [] : [`There is no guide to “${slug.slice(0, longestShown)}”. Choose a country below.`]),
      ...(path && !kind
        ? [
            `“${path.slice(0, longestShown)}” is nothing that can be registered here. This is the plan of a local company.`,
          ]
        : []),
      ...(query["dates"] === "none" ? ["Write down at least one thing that is due, and the day."] : []),
    ],
  };
}
