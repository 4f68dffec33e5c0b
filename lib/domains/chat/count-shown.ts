import "server-only";
import { mostShownLetters, mostShownLines } from "./open/limits.ts";

/** How many of these lines to return at once: at least one, however long it is. */
export function countShown(lines: readonly { words: string }[]): number {
  let letters = 0;
  const tooMany = lines.findIndex(({ words }, at) => {
    letters += words.length;
    return at > 0 && (at >= mostShownLines || letters > mostShownLetters);
  });
  return tooMany < 0 ? lines.length : tooMany;
}
