import { aliasGroups } from "../engine/aliases.ts";

/** Single-word synonyms by word: "cacao" is "cocoa". */
const byWord = new Map<string, readonly string[]>();
for (const group of aliasGroups) {
  const single = group.filter((name) => !name.includes(" "));
  for (const word of single) byWord.set(word, single);
}

/** The single-word synonyms of a folded word. */
export const aliasesOf = (word: string): readonly string[] =>
  (byWord.get(word) ?? []).filter((other) => other !== word);
