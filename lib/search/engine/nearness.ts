import { smallWords } from "../open/words.ts";
import type { ComparedWords } from "./open-corpus.ts";
import type { Plan } from "./plan-query.ts";
import { stemsOf } from "./stems-of.ts";

/** A word in the very form that was typed: "careers" is no carrier. */
const wordBonus = 0.15;
const pairBonus = 0.2;
const phraseBonus = 1;
const nameBonus = 0.4;
const mostOfName = 3;

/** Whether a name says what was asked for: each of its words, but small ones and countries, was, and so it counts by how much. */
function namesIt(name: string, { marked }: Plan): number {
  const stems = stemsOf(name).filter((stem) => !smallWords.has(stem));
  return stems.length > 0 && stems.every((stem) => marked.has(stem)) ? Math.min(stems.length, mostOfName) : 0;
}

/** How the words stand in a passage: next to each other as they were typed, or as its name, they count more. */
export function nearness({ name, all }: ComparedWords, plan: Plan): number | undefined {
  const { said, pairs, phrases } = plan;
  const named = nameBonus * namesIt(name, plan);
  if (!phrases.every((phrase) => all.includes(` ${phrase} `))) return undefined;
  const held = pairs.filter((pair) => all.includes(` ${pair}`)).length;
  const asTyped = said.filter((word) => all.includes(` ${word} `)).length;
  return 1 + named + wordBonus * asTyped + pairBonus * held + phraseBonus * phrases.length;
}
