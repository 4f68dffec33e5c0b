import { fold } from "#lib/text/fold.ts";
import { findEntries, type PreparedIndex } from "./find-entries.ts";
import type { QuickNavEntry } from "./types.ts";

/** Words that questions are made of whatever they are about; folded. */
const small = new Set(
  "a about africa african all also am an and any are as at be been but by can could do does for from get give go got had has have hello help her hi him his how i if in into is it its know like long look looking may me more most much must my need no not of on one or other our out please see should show so some such take takes taken tell than thank thanks that the their them there they this to too up us want was we were what when where which who why will wish with without would you your".split(
    " ",
  ),
);

/** Shorter words are too much like the beginning of others, and so is one that lacks more letters. */
const shortestBeginning = 4;
const mostLacking = 3;

const endings = /(?:ing|ion|ies|es|ed|s|y)$/;
/** The part of a word that its forms have in common, roughly: to register, registering, registration. */
const stemOf = (word: string): string => {
  const stem = word.replace(endings, "");
  return stem.length >= shortestBeginning ? stem : word;
};

function isAlike(known: string, word: string): boolean {
  const stem = stemOf(word);
  return (
    known === word ||
    (stem.length >= shortestBeginning && known.startsWith(stem) && known.length - stem.length <= mostLacking)
  );
}

const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((known) => isAlike(known, word));

/**
 * The places of the site that most likely answer a question somebody typed in whole sentences, the best first. What quick
 * navigation finds for the same words comes first; else a place counts by which words of the question it is found by, a rare word
 * more than a common one, and a word of its name more than others. None where nothing of the question says anything.
 */
export function bestPlaces(index: PreparedIndex, question: string, most = 3): QuickNavEntry[] {
  const asked = [...new Set(fold(question).split(" "))].filter((word) => word.length > 1 && !small.has(word));
  if (asked.length === 0) return [];
  const all = index.groups.flatMap(({ entries }) => entries);
  const weights = asked.map((word) => {
    const found = all.filter(({ words, entry }) => hasWord(words, word) || entry.codes?.includes(word));
    return Math.log(1 + all.length / Math.max(1, found.length));
  });
  const scoreOf = ({ words, wordsOfName }: (typeof all)[number]): number =>
    asked.reduce((sum, word, at) => {
      const weight = weights[at] ?? 0;
      if (hasWord(wordsOfName, word)) return sum + 2 * weight;
      return hasWord(words, word) ? sum + weight : sum;
    }, 0);
  const graded = all
    .map((prepared) => ({
      entry: prepared.entry,
      score: scoreOf(prepared) / Math.sqrt(prepared.wordsOfName.length),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
  const asTyped = findEntries(index, asked.join(" "), most).flatMap(({ entries }) => entries);
  const places = [...asTyped, ...graded];
  return places.filter(({ to }, at) => places.findIndex((other) => other.to === to) === at).slice(0, most);
}
