import { fold } from "#lib/platform/text/fold.ts";
import { longestWord, mostLetters, mostWords } from "./open/limits.ts";

/** Letters, and the punctuation between the words of a question. No digits, no @, no dots and slashes of addresses. */
const plain = /^[\p{L}\p{M}\s'’ʼ"“”«»,?!-]+$/u;

/**
 * The words of a query as they are counted. Undefined if they might identify somebody: then only the query itself is
 * counted, without its words.
 */
export function keptWords(query: string): string | undefined {
  if (!plain.test(query)) return undefined;
  const folded = fold(query);
  const words = folded.split(" ");
  const isShort = words.length <= mostWords && folded.length <= mostLetters;
  return folded && isShort && words.every((word) => word.length <= longestWord) ? folded : undefined;
}
