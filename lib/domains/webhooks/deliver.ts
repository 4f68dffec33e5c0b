import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { openBody, setAlarm } from "./queue-delivery.ts";
import {
  errorOfStatus,
  type AttemptError,
  failingDays,
  failingTries,
  restMinutes,
  restTries,
  waitAfter,
} from "./open/deliveries.ts";
import { NotDelivered, postBody, theInternet, type Transport } from "./post-body.ts";
import { signBody, openSecret } from "./webhook-secret.ts";

/** After this, a delivery whose process died is free again. It is longer than one try can take. */
const leaseSeconds = 60;

type Claimed = {
  id: string;
  webhookId: string;
  event: string;
  sealed: Uint8Array;
  tries: number;
  url: string;
  secret: Uint8Array;
};

/** The outcome of a try: `error` is undefined if the event was accepted. */
type Outcome = { at: Date; ms: number; status?: number; error: AttemptError | undefined };

/** Claims the delivery, if it is due and its webhook is on and not resting, so that no other process sends it too. */
async function claim(id: string): Promise<Claimed | undefined> {
  const [claimed] = await db().$queryRaw<Claimed[]>`
    UPDATE webhook_deliveries AS d
    SET tries = d.tries + 1, last_error = NULL, next_try_at = now() + make_interval(secs => ${leaseSeconds}::float8)
    FROM webhooks AS w
    WHERE d.id = ${id}::uuid AND d.state = 'waiting' AND d.next_try_at <= now() AND w.id = d.webhook_id AND w.off_at IS NULL
      AND (w.rests_until IS NULL OR w.rests_until <= now() OR d.event = 'ping')
    RETURNING d.id::text, d.webhook_id::text AS "webhookId", d.event, d.sealed, d.tries, w.url, w.secret`;
  return claimed;
}

async function send(
  { id, webhookId, sealed, url, ...claimed }: Claimed,
  at: Date,
  transport: Transport,
): Promise<number> {
  const secret = openSecret(webhookId, claimed.secret);
  const body = openBody(id, sealed);
  // If an instance with another AUTH_SECRET sealed it, it is left for one that can read it.
  if (secret === undefined || body === undefined) throw new NotDelivered("sealed");
  const headers = {
    "content-type": "application/json",
    "user-agent": "Akoma-Webhooks/1",
    ...signBody({ secret, id, body, at }),
  };
  return postBody(url, { headers, body }, transport);
}

async function attempt(claimed: Claimed, transport: Transport): Promise<Outcome> {
  const at = new Date();
  const took = () => Date.now() - at.getTime();
  try {
    const status = await send(claimed, at, transport);
    return { at, ms: took(), status, error: errorOfStatus(status) };
  } catch (fault) {
    if (!(fault instanceof NotDelivered)) throw fault;
    return { at, ms: took(), error: fault.word };
  }
}

/**
 * Counts a failure of the webhook, and switches it off if it has accepted nothing for days. Returns whether it did.
 * Nothing is counted if an admin switched the webhook off meanwhile.
 */
async function countFailure(on: Prisma.TransactionClient, webhookId: string): Promise<boolean> {
  const [counted] = await on.$queryRaw<{ isOff: boolean }[]>`
    UPDATE webhooks AS w
    SET failures = w.failures + 1, failing_since = coalesce(w.failing_since, now()),
      rests_until = CASE WHEN w.failures + 1 >= ${restTries}::int THEN now() + make_interval(mins => ${restMinutes}::int) END,
      off_at = CASE WHEN h.is_over THEN now() END,
      off_why = CASE WHEN h.is_over THEN 'failing'::webhook_off END,
      version = w.version + CASE WHEN h.is_over THEN 1 ELSE 0 END
    FROM (
      SELECT id, failures + 1 >= ${failingTries}::int
        AND coalesce(failing_since <= now() - make_interval(days => ${failingDays}::int), false) AS is_over
      FROM webhooks WHERE id = ${webhookId}::uuid FOR NO KEY UPDATE
    ) AS h
    WHERE w.id = h.id AND w.off_at IS NULL
    RETURNING w.off_at IS NOT NULL AS "isOff"`;
  if (!counted?.isOff) return false;
  await record({ action: "webhook.switched_off", outcome: "done", detail: { webhook: webhookId } }, on);
  log.error({ action: "deliverWebhook", webhook: webhookId }, "webhook switched off");
  return true;
}

/** Stores the outcome, unless the delivery was given to another process meanwhile, or was deleted. */
const settle = ({ id, webhookId, event, tries }: Claimed, { at, ms, status, error }: Outcome) =>
  db().$transaction(async (on) => {
    const isTest = event === "ping";
    // Locks the webhook before its delivery, as everywhere else: in a deadlock PostgreSQL would abort one transaction.
    if (!error)
      await on.webhook.updateMany({
        where: { id: webhookId, failures: { gt: 0 } },
        data: { failures: 0, failingSince: null, restsUntil: null },
      });
    const isOff = error !== undefined && !isTest && (await countFailure(on, webhookId));
    const wait = error && waitAfter(event, tries);
    // A delivery that used up its tries when its webhook was switched off waits with the others until the webhook is on
    // again.
    const state = !error ? "sent" : wait === undefined && !isOff ? "failed" : "waiting";
    const [settled] = await on.$queryRaw<{ nextTryAt: Date | null }[]>`
      UPDATE webhook_deliveries
      SET state = ${state}::webhook_delivery_state, last_error = ${error ?? null},
        sent_at = CASE WHEN ${state} = 'sent' THEN now() END,
        next_try_at = CASE WHEN ${state} = 'waiting'
          THEN date_trunc('milliseconds', now()) + make_interval(secs => ${wait ?? 0}::float8) END
      WHERE id = ${id}::uuid AND tries = ${tries} AND state = 'waiting'
      RETURNING next_try_at AS "nextTryAt"`;
    if (!settled) return;
    await on.webhookAttempt.create({
      data: { deliveryId: id, at, ms, status: status ?? null, error: error ?? null },
      select: { id: true },
    });
    if (settled.nextTryAt && !isOff) await setAlarm({ id, nextTryAt: settled.nextTryAt }, on);
  });

/**
 * Sends one delivery, if it is due: of any number of concurrent calls, one sends it. A failed delivery is retried over
 * three days under the same id; a webhook that accepted nothing in all that time is switched off. If a process dies
 * between sending and storing the outcome, the delivery is sent again, so a receiver may get an event twice, with the
 * same id. Throws only if the database is away.
 */
export async function deliverWebhook(id: string, transport: Transport = theInternet): Promise<void> {
  const claimed = await claim(id);
  if (!claimed) return;
  const outcome = await attempt(claimed, transport);
  await settle(claimed, outcome);
  const line = {
    action: "deliverWebhook",
    id,
    event: claimed.event,
    tries: claimed.tries,
    status: outcome.status,
  };
  if (outcome.error) log.warn({ ...line, error: outcome.error }, "webhook not delivered");
  else log.info(line, "webhook delivered");
}
