import "server-only";
import { heldMisses } from "./held-misses.ts";
import { writeMisses } from "./write-misses.ts";

/** Writes what is held when the process is told to end; what is counted after that is written at once. */
export function finishMisses(): Promise<void> {
  heldMisses.isEnding = true;
  return writeMisses();
}
