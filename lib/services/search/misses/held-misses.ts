import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** The most distinct queries that are buffered until a write. Further ones are counted without their words. */
const mostHeld = 500;

/** Counts of this process that are not written yet. Pages and API routes are separate bundles and share them. */
export const heldMisses = oncePerProcess("searches in vain", () => ({
  counts: new Map<string, number>(),
  isDue: false,
  isEnding: false,
}));

/** Counts words in memory; "" counts all queries whose words are not stored. */
export function holdMiss(words: string, times = 1): void {
  const { counts } = heldMisses;
  const key = counts.has(words) || counts.size < mostHeld ? words : "";
  counts.set(key, (counts.get(key) ?? 0) + times);
}
