import "server-only";
import { bodiesInHand, bodyPace } from "#lib/platform/http/bodies-in-hand.ts";
import { fairSemaphore, type SlotRequest } from "#lib/platform/http/fair-semaphore.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { bodyRefusals } from "../body-refusals.ts";

/** How long a post may wait in total: less than any server or proxy waits for an answer. */
const mostWaitMs = 15_000;

/**
 * The queue entry of a post that has arrived completely: it waits that long at most, or until its client disconnects.
 */
export const slotRequestOf = (caller: string, signal: AbortSignal): SlotRequest => ({
  caller,
  signal,
  until: performance.now() + mostWaitMs,
  busy: bodyRefusals().busy,
});

/**
 * The posts of pages without script that are being read or wait. Many are admitted, because typed text is small and
 * must be available to be shown again, but few bytes, because bytes are mostly files.
 */
export const plainHands = oncePerProcess("plain bodies in hand", () =>
  bodiesInHand({
    ...bodyPace,
    most: 64,
    mostOfCaller: 48,
    mostBytes: 12 * 1024 * 1024,
  }),
);

/** Cases are filed one at a time, because a client without script does no proof of work. */
export const filingSlots = oncePerProcess("slots for filing", () =>
  fairSemaphore({ atOnce: 1, mostWaiting: 14, mostWaitingOfCaller: 8 }),
);

/** The keys of receipts are derived two at a time: each takes 32 MB and some tenths of a second. */
export const receiptSlots = oncePerProcess("slots for receipts", () =>
  fairSemaphore({ atOnce: 2, mostWaiting: 40, mostWaitingOfCaller: 12 }),
);
