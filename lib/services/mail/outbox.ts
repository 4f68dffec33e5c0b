import "server-only";
import { log } from "#lib/platform/log.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";
import { connections, openDelivery, type Delivery } from "./delivery.ts";
import { sendNext } from "./send-next.ts";

const pollMs = 5_000;

export type Worker = { kick: () => void; stop: () => Promise<void> };

/**
 * The outbox does not use `lib/services/jobs`, for three reasons. A visitor who waits for a code waits for this mail,
 * so the process that stored it sends it at once instead of when a queue is polled next. A mail expires with its code
 * instead of after a number of retries. Its content is encrypted in one row, is wiped by the statement that marks it
 * sent, and is deleted with the account it belongs to.
 *
 * Sends due mails, a few at a time, until it is stopped. It runs when it is kicked and every few seconds, never throws,
 * and continues when the database is available again. Any number of workers may use one database.
 */
export function startWorker(delivery: Delivery): Worker {
  const loops = new Set<Promise<void>>();
  let isStopped = false;
  let isAway = false;

  async function drain(): Promise<void> {
    try {
      while (!isStopped && (await sendNext(delivery, kick))) isAway = false;
      isAway = false;
    } catch (fault) {
      if (!isAway) log.warn({ err: fault, action: "sendMail" }, "outbox not reachable"); // once, not at every poll
      isAway = true;
    }
  }

  /** A loop that finds a mail starts the next one: a server that is slow with one mail does not delay the others. */
  function kick(): void {
    if (isStopped || loops.size >= connections) return;
    // Runs outside the request that queued a mail: it outlives that request and sends other mails too.
    const loop = outsideRequests("signIn", drain);
    loops.add(loop);
    void loop.finally(() => loops.delete(loop));
  }

  const timer = setInterval(kick, pollMs);
  timer.unref();
  kick();
  return {
    kick,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(loops);
      delivery.close();
    },
  };
}

/** Next bundles the code that starts with the server separately from its routes; both share this worker. */
const shared = globalThis as { akomaOutbox?: Worker | undefined };

/** Starts the worker of this process, if its settings name a transport. Idempotent. */
export function startOutbox(): void {
  if (shared.akomaOutbox) return;
  const delivery = openDelivery();
  if (delivery) shared.akomaOutbox = startWorker(delivery);
}

/** Makes this process send due mails now instead of in a few seconds. Never fails, and does not wait. */
export const kickOutbox = (): void => shared.akomaOutbox?.kick();

/** Takes no more mails and waits for those being sent. */
export async function stopOutbox(): Promise<void> {
  const worker = shared.akomaOutbox;
  shared.akomaOutbox = undefined;
  await worker?.stop();
}
