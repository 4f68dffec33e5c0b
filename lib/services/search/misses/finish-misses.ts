import "server-only";
import { heldMisses } from "./held-misses.ts";
import { writeMisses } from "./write-misses.ts";

/** Writes the buffered counts when the process is asked to end. Later counts are written at once. */
export function finishMisses(): Promise<void> {
  heldMisses.isEnding = true;
  return writeMisses();
}
