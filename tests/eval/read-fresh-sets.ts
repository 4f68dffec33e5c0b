import { readJson } from "./read-json.ts";
import { nearMissSet, questionSet, refusalSet, type Question, type Sets } from "./sets.ts";

const kinds = ["one country", "comparisons", "follow-ups", "no-country", "group"] as const;

function kindOf({ before, countries, expected }: Question): (typeof kinds)[number] {
  if (before !== undefined) return "follow-ups";
  if ("does" in expected) return "no-country";
  if (countries.length === 0) return "group";
  return countries.length === 1 ? "one country" : "comparisons";
}

/**
 * Questions that nothing was ever tuned on, written from the pages alone by somebody who knew neither the navigator's
 * rules nor the other questions. Do not tune any rule to them, or they measure nothing any more.
 */
export function readFreshSets(): Sets {
  const questions = questionSet.parse(readJson("fresh/questions.json"));
  return {
    questions: new Map(kinds.map((kind) => [kind, questions.filter((one) => kindOf(one) === kind)])),
    refusals: refusalSet.parse(readJson("fresh/refusals.json")),
    nearMisses: nearMissSet.parse(readJson("fresh/near-misses.json")),
    searches: [],
  };
}
