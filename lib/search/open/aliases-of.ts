import { aliasGroups } from "../engine/aliases.ts";

/** Words by what else they are called in one word: "cacao" is "cocoa". */
const byWord = new Map<string, readonly string[]>();
for (const group of aliasGroups) {
  const single = group.filter((name) => !name.includes(" "));
  for (const word of single) byWord.set(word, single);
}

/** What else a folded word is called, in one word each. */
export const aliasesOf = (word: string): readonly string[] =>
  (byWord.get(word) ?? []).filter((other) => other !== word);
