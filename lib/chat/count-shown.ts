import "server-only";
import { mostShownLetters, mostShownLines } from "./open/limits.ts";

/** How many of these lines are handed out at once: one at least, however long. */
export function countShown(lines: readonly { words: string }[]): number {
  let letters = 0;
  const tooMany = lines.findIndex(({ words }, at) => {
    letters += words.length;
    return at > 0 && (at >= mostShownLines || letters > mostShownLetters);
  });
  return tooMany < 0 ? lines.length : tooMany;
}
