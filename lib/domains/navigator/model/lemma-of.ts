import { fold } from "#lib/platform/text/fold.ts";
import sameWords from "./same-words.json" with { type: "json" };

const same: ReadonlyMap<string, string> = new Map(
  Object.entries(sameWords).flatMap(([word, others]) => [word, ...others].map((one) => [one, word] as const)),
);
const endings = ["ations", "ation", "ate", "ing", "ed", "ment", "ion", "ly", "ie", "y", "e"];

function withoutEnding(word: string): string {
  const one = /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  const ending = endings.find((last) => one.endsWith(last) && one.length - last.length >= 3);
  const rest = ending ? one.slice(0, -ending.length) : one;
  return rest.replace(/ter$/, "tr").replace(/([bdgmnprt])\1$/, "$1");
}

/**
 * A rough lemma: what a word has in common with its other forms, and with the words that mean the same on this site.
 */
export function lemmaOf(word: string): string {
  const folded = fold(word);
  return withoutEnding(same.get(folded) ?? folded);
}
