import { fold } from "./fold.ts";

/** The names by which an entry is found. All but `name` are already folded. */
type Names = {
  name: string;
  /** Other names. */
  keys?: readonly string[] | undefined;
  /** Found by the whole code only. */
  codes?: readonly string[] | undefined;
  /** What it belongs to. A match ranks after everything that has the name itself. */
  also?: readonly string[] | undefined;
};

/** Names prepared once, so that each keystroke costs little. */
export type ReadyNames = {
  name: string;
  keys: readonly string[];
  codes: readonly string[];
  also: readonly string[];
  wordsOfName: readonly string[];
  /** All words by which it is found. */
  words: readonly string[];
  /** Name and keys without spaces, for queries that leave them out. */
  joined: readonly string[];
};

const joinWords = (folded: string) => folded.replaceAll(" ", "");

export function prepareNames({ name, keys = [], codes = [], also = [] }: Names): ReadyNames {
  const folded = fold(name);
  const names = [folded, ...keys];
  return {
    name: folded,
    keys,
    codes,
    also,
    wordsOfName: folded.split(" "),
    words: [...new Set([...names, ...also].flatMap((one) => one.split(" ")))],
    joined: names.map(joinWords),
  };
}

/** How well a name matches, best first. The grades after `words` are for matches with typos. */
export const grades = {
  exact: 0,
  key: 1,
  begins: 2,
  wordsOfName: 3,
  keyBegins: 4,
  joined: 5,
  words: 6,
  slipOfAll: 7,
  slip: 8,
  slipOfWords: 9,
};

/** A shorter query without spaces is the beginning of too many names. */
const shortestJoined = 4;

/** Whether each word asked for is the beginning of one of the words. */
export const allBegin = (asked: readonly string[], words: readonly string[]): boolean =>
  asked.every((word) => words.some((known) => known.startsWith(word)));

/** How well the names match a folded query; undefined if they do not. Typos are graded separately, with `edit-distance.ts`. */
export function gradeName(names: ReadyNames, query: string): number | undefined {
  const { name, keys, codes, also, wordsOfName, words, joined } = names;
  if (name === query || codes.includes(query)) return grades.exact;
  if (keys.includes(query)) return grades.key;
  if (name.startsWith(query)) return grades.begins;
  const asked = query.split(" ");
  if (allBegin(asked, wordsOfName)) return grades.wordsOfName;
  if (keys.some((key) => key.startsWith(query))) return grades.keyBegins;
  const together = joinWords(query);
  if (together.length >= shortestJoined && joined.some((one) => one.startsWith(together)))
    return grades.joined;
  if (also.includes(query)) return grades.joined;
  return allBegin(asked, words) ? grades.words : undefined;
}
