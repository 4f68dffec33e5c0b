import "server-only";
import type { WordedSentence } from "../open/worded.ts";

/** An answer is about 2 KB. */
const mostKept = 500;
const kept = new Map<string, readonly WordedSentence[]>();

/** What was worded for the same question about the same corpus before, in this process. */
export function findWorded(key: string): readonly WordedSentence[] | undefined {
  const found = kept.get(key);
  if (found) keepWorded(key, found);
  return found;
}

/** Keeps an answer; the one that was asked for longest ago goes. */
export function keepWorded(key: string, sentences: readonly WordedSentence[]): void {
  kept.delete(key);
  kept.set(key, sentences);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
