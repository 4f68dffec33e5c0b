import { editDistance } from "./edit-distance.ts";

/** The shortest word in which one typo is tolerated: in shorter ones it makes another word. */
export const shortestWithSlip = 4;

/** Whatever the typo, one of the first two letters is still in its place or next to it. */
const mayBeMeant = (known: string, word: string): boolean =>
  [known[0], known[1]].some((letter) => letter === word[0] || letter === word[1]);

/**
 * Whether `word` is `known`, or `known` with one letter left out, added, changed, or swapped with its neighbour. Both
 * are folded.
 */
export function isSlip(known: string, word: string): boolean {
  if (known === word) return true;
  if (word.length < shortestWithSlip || Math.abs(known.length - word.length) > 1) return false;
  return mayBeMeant(known, word) && editDistance(known, word) <= 1;
}

/** Whether `known` begins with `word`, with at most one typo: for what is still being typed. */
export const beginsWithSlip = (known: string, word: string): boolean =>
  mayBeMeant(known, word) && [0, -1, 1].some((by) => isSlip(known.slice(0, word.length + by), word));
