import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { callerKey } from "./client-address.ts";
import { canOpenStream } from "./event-stream.ts";

/** Streams that are counted together: at most `most` of one name at once, in one process. */
export type Share = { name: string; most: number };

/** When a refused client may retry: by then a broken connection is noticed. */
const againSeconds = 15;
/** Generous, because many phones share one network. */
const mostOfCaller = 50;

/** How many places of each share are taken, across all bundles of the process. */
const shared = globalThis as { akomaStreamShares?: Map<string, number> };
const taken = (shared.akomaStreamShares ??= new Map());

/** The share of one caller, by the address it comes from. */
export const callerShare = (address: string): Share => ({
  name: `caller ${callerKey(address)}`,
  most: mostOfCaller,
});

/** The share of a member who is signed in: an office of many colleagues is not one caller. */
export const memberShare = (memberId: string): Share => ({ name: `member ${memberId}`, most: mostOfCaller });

/** Takes a place in each of the shares; returns what frees them. */
function takePlaces(shares: readonly Share[]): () => void {
  if (!canOpenStream()) throw new AppError("unavailable", fault("chat.again"), { retryAfterSeconds: 5 });
  if (shares.some(({ name, most }) => (taken.get(name) ?? 0) >= most))
    throw new AppError("rate_limited", fault("manyStreams"), { retryAfterSeconds: againSeconds });
  for (const { name } of shares) taken.set(name, (taken.get(name) ?? 0) + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    for (const { name } of shares) {
      const left = (taken.get(name) ?? 1) - 1;
      if (left > 0) taken.set(name, left);
      else taken.delete(name);
    }
  };
}

/**
 * Opens a stream if there is room in all of its shares, which is checked before any database query. The stream owns
 * `leave` and calls it when it ends. Throws `rate_limited` if a share is full, and `unavailable` if this instance has
 * as many streams as it may.
 */
export async function inShares(
  shares: readonly Share[],
  openStream: (leave: () => void) => Response | Promise<Response>,
): Promise<Response> {
  const leave = takePlaces(shares);
  try {
    return await openStream(leave);
  } catch (thrown) {
    leave();
    throw thrown;
  }
}
