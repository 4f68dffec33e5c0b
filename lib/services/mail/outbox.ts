import "server-only";
import { db } from "#lib/platform/db.ts";
import { log } from "#lib/platform/log.ts";
import { open } from "#lib/platform/secrets/index.ts";
import { RecipientRefused, type Delivery, connections, openDelivery } from "./delivery.ts";
import { sealedMail, sealPurpose } from "./queue-mail.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";

/** The wait after each failed attempt; after the last of them the mail is given up. */
const waitSeconds = [15, 30, 60, 120, 300, 1_800, 7_200, 21_600, 43_200] as const;
export const mostTries = waitSeconds.length + 1;

/** After this a mail whose process died is available again. Longer than one attempt can take. */
const leaseSeconds = 60;

type Claimed = {
  id: string;
  kind: string;
  sealed: Uint8Array | null;
  tries: number;
  is_over: boolean;
  was_given_up: boolean;
};

/**
 * Claims the mail that has been due longest, so that no other process takes it too. The same statement ends a mail that
 * has expired, and gives up one whose process died in its last try: its content stays until it expires, so that an
 * admin can retry it. A finished mail is never due, which keeps it out of this query.
 */
async function claimNext(): Promise<Claimed | undefined> {
  const [claimed] = await db().$queryRaw<Claimed[]>`
    UPDATE outbox_mails AS mail SET
      tries = mail.tries + CASE WHEN due.is_over THEN 0 ELSE 1 END,
      next_try_at = CASE WHEN due.is_wiped THEN '9999-01-01Z' WHEN due.is_over THEN mail.expires_at
        ELSE now() + make_interval(secs => ${leaseSeconds}::float8) END,
      failed_at = CASE WHEN due.is_over THEN coalesce(mail.failed_at, now()) END,
      sealed = CASE WHEN due.is_wiped THEN NULL ELSE mail.sealed END,
      last_fault = CASE WHEN due.is_wiped THEN mail.last_fault WHEN due.is_over THEN 'Interrupted' END
    FROM (
      SELECT id, expires_at <= now() OR tries >= ${mostTries}::int OR failed_at IS NOT NULL AS is_over,
        expires_at <= now() OR failed_at IS NOT NULL AS is_wiped, failed_at IS NOT NULL AS was_given_up
      FROM outbox_mails
      WHERE next_try_at <= now() AND sent_at IS NULL AND (failed_at IS NULL OR sealed IS NOT NULL)
      ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE mail.id = due.id
    RETURNING mail.id::text, mail.kind, mail.sealed, mail.tries, due.is_over, due.was_given_up`;
  return claimed;
}

async function markSent(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE outbox_mails SET sent_at = now(), sealed = NULL, failed_at = NULL, last_fault = NULL, next_try_at = '9999-01-01Z'
    WHERE id = ${id}::uuid`;
}

/** Its content is kept until it expires, so that an admin can retry it; then it is wiped. */
async function giveUp({ id, kind, tries }: Claimed, fault: string): Promise<void> {
  await db().$executeRaw`
    UPDATE outbox_mails SET failed_at = now(), last_fault = ${fault}, next_try_at = expires_at
    WHERE id = ${id}::uuid AND tries = ${tries} AND sent_at IS NULL`;
  log.error({ action: "sendMail", id, kind, tries }, "mail given up");
}

/** Does nothing if another process took the mail meanwhile (`tries` differs): that one decides when to retry. */
async function tryLater({ id, tries }: Claimed, fault: string): Promise<void> {
  await db().$executeRaw`
    UPDATE outbox_mails
    SET last_fault = ${fault}, next_try_at = least(expires_at, now() + make_interval(secs => ${waitSeconds[tries - 1] ?? 0}::float8))
    WHERE id = ${id}::uuid AND tries = ${tries} AND sent_at IS NULL AND failed_at IS NULL`;
}

const mostOfClass = 60;

/** The class of an error: its message may contain an address. */
function classOf(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : undefined;
  return (code ? `${fault.name} ${code}` : fault.name).slice(0, mostOfClass);
}

/** Retries, because a sent mail must not be sent again after a short failure of the database. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (let left = 4; ; left -= 1) {
    try {
      return await work();
    } catch (fault) {
      if (left === 0) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/**
 * Claims one due mail and sends it. Returns whether there was one. `onClaimed` is called before it is sent. Throws only
 * if the database is unavailable.
 */
export async function sendNext(
  delivery: Delivery,
  onClaimed: () => void = () => undefined,
): Promise<boolean> {
  const claimed = await claimNext();
  if (!claimed) return false;
  const { id, kind, tries } = claimed;
  if (claimed.is_over) {
    if (!claimed.was_given_up) log.error({ action: "sendMail", id, kind, tries }, "mail given up");
    return true;
  }
  onClaimed();
  try {
    // A mail sealed by an instance with another AUTH_SECRET is left for one that can open it.
    const mail = sealedMail.parse(claimed.sealed && open(sealPurpose, claimed.sealed));
    await delivery.send({ ...mail, id, kind });
  } catch (fault) {
    log.warn({ err: fault, action: "sendMail", id, kind, tries }, "mail not sent");
    const isOver = fault instanceof RecipientRefused || tries >= mostTries;
    await (isOver ? giveUp : tryLater)(claimed, classOf(fault));
    return true;
  }
  await insist(() => markSent(id));
  log.info({ action: "sendMail", id, kind, tries }, "mail sent");
  return true;
}

const pollMs = 5_000;

type Worker = { kick: () => void; stop: () => Promise<void> };

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
