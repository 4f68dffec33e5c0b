import { oncePerProcess } from "../../per-process.ts";

/** More different words than that are not held until they are written: the rest is counted without its words. */
const mostHeld = 500;

/** What was counted in this process and is not written yet. Pages and calls are bundles of their own; they share it. */
export const heldMisses = oncePerProcess("searches in vain", () => ({
  counts: new Map<string, number>(),
  isDue: false,
  isEnding: false,
}));

/** Counts words in memory; "" stands for all queries whose words are not kept. */
export function holdMiss(words: string, times = 1): void {
  const { counts } = heldMisses;
  const key = counts.has(words) || counts.size < mostHeld ? words : "";
  counts.set(key, (counts.get(key) ?? 0) + times);
}
