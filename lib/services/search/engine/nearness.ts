import { smallWords } from "../open/words.ts";
import type { ComparedWords } from "./open-corpus.ts";
import type { Plan } from "./plan-query.ts";
import { stemsOf } from "./stems-of.ts";

/** The bonus for a word in the exact form that was typed: "careers" is not "carrier". */
const wordBonus = 0.15;
const pairBonus = 0.2;
const phraseBonus = 1;
const nameBonus = 0.4;
const mostOfName = 3;

/**
 * How many words a name has if all of them were asked for, stop words aside and up to a maximum; 0 otherwise. The names
 * of countries in the query count as asked for.
 */
function namesIt(name: string, { marked }: Plan): number {
  const stems = stemsOf(name).filter((stem) => !smallWords.has(stem));
  return stems.length > 0 && stems.every((stem) => marked.has(stem)) ? Math.min(stems.length, mostOfName) : 0;
}

/**
 * A factor for how a passage has the words: they count more next to each other as typed, or as its name. Undefined if a
 * quoted phrase is missing.
 */
export function nearness({ name, all }: ComparedWords, plan: Plan): number | undefined {
  const { typed, pairs, phrases } = plan;
  const named = nameBonus * namesIt(name, plan);
  if (!phrases.every((phrase) => all.includes(` ${phrase} `))) return undefined;
  const held = pairs.filter((pair) => all.includes(` ${pair}`)).length;
  const asTyped = typed.filter((word) => all.includes(` ${word} `)).length;
  return 1 + named + wordBonus * asTyped + pairBonus * held + phraseBonus * phrases.length;
}
