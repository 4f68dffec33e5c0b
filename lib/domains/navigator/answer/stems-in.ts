import { smallWords, stemOf } from "#lib/services/search/open/words.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";

/**
 * The pages have fewer distinct words than this. Words that visitors make up fill the cache, and then it is cleared.
 */
const mostKept = 30_000;
const kept = () => oncePerProcess("stems of words the navigator met", () => new Map<string, string>());

function stem(word: string): string {
  const stems = kept();
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostKept) stems.clear();
  const made = stemOf(word);
  stems.set(word, made);
  return made;
}

/** The stems of a text in order, without stop words. */
export const stemsIn = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "" && !smallWords.has(word))
    .map(stem);
