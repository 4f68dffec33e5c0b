import "server-only";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";
import { callerKey } from "./client-address.ts";
import { hasRoomForStream } from "./event-stream.ts";

/** Streams that are counted together, by whose they are: so many of one name at once, in one process. */
export type Share = { name: string; most: number };

/** Who is refused comes again after this: a connection that broke is noticed by then. */
const againSeconds = 15;
/** Loose, because many phones share one network. */
const mostOfCaller = 50;

/** How many places of each share are taken, over all bundles of the process. */
const shared = globalThis as { akomaStreamShares?: Map<string, number> };
const taken = (shared.akomaStreamShares ??= new Map());

/** What one caller may hold, by the address it comes from. */
export const callerShare = (address: string): Share => ({
  name: `caller ${callerKey(address)}`,
  most: mostOfCaller,
});

/** The same for somebody who is signed in: an office of many colleagues is not one caller. */
export const memberShare = (memberId: string): Share => ({ name: `member ${memberId}`, most: mostOfCaller });

/** Takes a place in each of the shares; answers with what gives them back. */
function takePlaces(shares: readonly Share[]): () => void {
  if (!hasRoomForStream()) throw new AppError("unavailable", fault("chat.again"), { retryAfterSeconds: 5 });
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
 * Opens a stream where there is room in all of its shares, which is known before anything is asked of the database. `leave` belongs
 * to the stream, which calls it when it is over. Throws `rate_limited` where a share is full, and `unavailable` where this
 * instance holds as many streams as it may.
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
