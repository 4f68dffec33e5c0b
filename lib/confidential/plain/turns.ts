import "server-only";
import { bodiesInHand, bodyPace } from "../../http/bodies-in-hand.ts";
import { fairTurns, type Turn } from "../../http/fair-turns.ts";
import { oncePerProcess } from "../../per-process.ts";
import { bodyRefusals } from "../body-refusals.ts";

/** A post may wait so long in all: less than any server or proxy waits for an answer. */
const mostWaitMs = 15_000;

/** The turn of a post that has come whole: it waits until then, or until whoever sent it has gone. */
export const turnOf = (caller: string, signal: AbortSignal): Turn => ({
  caller,
  signal,
  until: performance.now() + mostWaitMs,
  busy: bodyRefusals().busy,
});

/**
 * Posts that are read or wait, of pages without script: many, because what is typed is small and has to be there to be shown
 * again, and few bytes, which are of files.
 */
export const plainHands = oncePerProcess("plain bodies in hand", () =>
  bodiesInHand({
    ...bodyPace,
    most: 64,
    mostOfCaller: 48,
    mostBytes: 12 * 1024 * 1024,
  }),
);

/** Cases are filed one after the other: who has no script proves no work. */
export const filingTurns = oncePerProcess("filing turns", () =>
  fairTurns({ atOnce: 1, mostWaiting: 14, mostWaitingOfCaller: 8 }),
);

/** Receipts are worked out two at a time: each takes 32 MB and some tenths of a second. */
export const receiptTurns = oncePerProcess("receipt turns", () =>
  fairTurns({ atOnce: 2, mostWaiting: 40, mostWaitingOfCaller: 12 }),
);
