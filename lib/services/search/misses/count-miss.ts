import "server-only";
import { finishBeforeExit } from "#lib/platform/before-exit.ts";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { heldMisses, holdMiss } from "./held-misses.ts";
import { keptWords } from "./kept-words.ts";
import { writeMisses } from "./write-misses.ts";

const everyMs = 5_000;

const write = (): Promise<void> =>
  writeMisses().catch((fault: unknown) => {
    log.debug({ err: fault, action: "writeMisses" }, "searches in vain are not written; they are held");
    writeSoon();
  });

function writeSoon(): void {
  if (heldMisses.isDue) return;
  heldMisses.isDue = true;
  setTimeout(() => {
    heldMisses.isDue = false;
    void write();
  }, everyMs).unref();
}

/**
 * Counts a query that found nothing, once for each search that was submitted. Nothing about the asker is stored, and of
 * the words only what `keptWords` allows. It neither waits nor throws: the counts are written some seconds later.
 */
export function countMiss(query: string): void {
  if (!env.DATABASE_URL || query.trim() === "") return;
  holdMiss(keptWords(query) ?? "");
  if (heldMisses.isEnding) finishBeforeExit(write());
  else writeSoon();
}
