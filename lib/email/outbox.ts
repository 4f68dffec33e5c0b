import "server-only";
import { log } from "../log.ts";
import { outsideRequests } from "../request-scope.ts";
import { connections, openDelivery, type Delivery } from "./delivery.ts";
import { sendNext } from "./send-next.ts";

const pollMs = 5_000;

export type Worker = { kick: () => void; stop: () => Promise<void> };

/**
 * The outbox does not ride on `lib/jobs`: who waits for a code waits for this mail, which goes out at once from the process
 * that stored it and not when a queue is looked at next; it ends with the code's minutes, not after a number of tries; its
 * words stand sealed in one row, wiped by the statement that marks it sent, and go with the account they belong to.
 *
 * Sends what is due, a few mails at a time, until it is stopped. It looks when it is kicked and every few seconds,
 * never throws, and goes on when a database that was away is back. Any number of them may work on one database.
 */
export function startWorker(delivery: Delivery): Worker {
  const lanes = new Set<Promise<void>>();
  let isStopped = false;
  let isAway = false;

  async function drain(): Promise<void> {
    try {
      while (!isStopped && (await sendNext(delivery, kick))) isAway = false;
      isAway = false;
    } catch (fault) {
      if (!isAway) log.warn({ err: fault, deed: "sendMail" }, "outbox not reachable"); // once, not at every look
      isAway = true;
    }
  }

  /** A lane that finds a mail opens the next one: a server that is slow with one does not hold up the others. */
  function kick(): void {
    if (isStopped || lanes.size >= connections) return;
    // Not as part of the request that brought a mail: it goes on long after, with mails of others.
    const lane = outsideRequests("signIn", drain);
    lanes.add(lane);
    void lane.finally(() => lanes.delete(lane));
  }

  const timer = setInterval(kick, pollMs);
  timer.unref();
  kick();
  return {
    kick,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(lanes);
      delivery.close();
    },
  };
}

/** Next bundles what starts with the server apart from its routes; both mean the same worker. */
const shared = globalThis as { akomaOutbox?: Worker | undefined };

/** Starts the worker of this process, if its settings say where mail goes. A second call changes nothing. */
export function startOutbox(): void {
  if (shared.akomaOutbox) return;
  const delivery = openDelivery();
  if (delivery) shared.akomaOutbox = startWorker(delivery);
}

/** Has this process look for mail now instead of in a few seconds. Never fails, and nobody waits for it. */
export const kickOutbox = (): void => shared.akomaOutbox?.kick();

/** Takes no more mail and waits for what is being sent. */
export async function stopOutbox(): Promise<void> {
  const worker = shared.akomaOutbox;
  shared.akomaOutbox = undefined;
  await worker?.stop();
}
