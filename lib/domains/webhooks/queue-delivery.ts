import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { WebhookEvent, WebhookData, WebhookEventName } from "./open/events.ts";
import { mostWebhooks } from "./open/deliveries.ts";

/**
 * Schedules a job for the next try of a delivery, in the transaction `on` that sets its time. The row alone decides
 * whether anything is sent then, so a superfluous job does nothing.
 */
export async function setAlarm(
  { id, nextTryAt }: { id: string; nextTryAt: Date },
  on?: Prisma.TransactionClient,
): Promise<void> {
  const key = `${id} ${nextTryAt.getTime()}`;
  await enqueue("deliverWebhook", { id }, { key, startAfter: nextTryAt, ...(on && { tx: on }) });
}

const purpose = "webhook delivery";

/** The body as it is sent: `{ id, event, at, data }`. */
export const bodyOf = (id: string, { event, data }: WebhookEvent, at: Date): string =>
  JSON.stringify({ id, event, at: at.toISOString(), data });

/** The body as it is stored, sealed; each try sends these bytes. */
const sealBody = (id: string, body: string): Uint8Array<ArrayBuffer> => seal(purpose, { id, body });

const sealedBody = z.object({ id: z.string(), body: z.string() });

/** Undefined if the seal is not ours, or is another delivery's. */
export const openBody = (id: string, sealed: Uint8Array): string | undefined =>
  sealedBody.extend({ id: z.literal(id) }).safeParse(open(purpose, sealed)).data?.body;

/**
 * Stores an event for one webhook and queues it to be sent at once, in the transaction `on`. Returns its id; undefined
 * if the webhook is off or removed. The webhook cannot be removed before `on` is over, so an action never fails because
 * of its subscribers.
 */
async function queueDelivery(
  on: Prisma.TransactionClient,
  webhookId: string,
  event: WebhookEvent,
): Promise<string | undefined> {
  const id = randomUUID();
  const sealed = sealBody(id, bodyOf(id, event, new Date()));
  // Truncated to the column's milliseconds: rounded up, it would not be due yet when its job runs at once.
  const [queued] = await on.$queryRaw<{ nextTryAt: Date }[]>`
    INSERT INTO webhook_deliveries (id, webhook_id, event, sealed, next_try_at)
    SELECT ${id}::uuid, w.id, ${event.event}::text, ${sealed}::bytea, date_trunc('milliseconds', now())
    FROM webhooks w WHERE w.id = ${webhookId}::uuid AND w.off_at IS NULL FOR KEY SHARE
    RETURNING next_try_at AS "nextTryAt"`;
  if (!queued) return undefined;
  await setAlarm({ id, nextTryAt: queued.nextTryAt }, on);
  return id;
}

/**
 * Queues an event for every webhook that is on and subscribes to it, in the transaction `on` of the action itself: it
 * is sent if and when that commits.
 */
export async function notifyWebhooks<Name extends WebhookEventName>(
  on: Prisma.TransactionClient,
  event: Name,
  data: WebhookData<Name>,
): Promise<void> {
  const listening = await on.webhook.findMany({
    where: { offAt: null, events: { has: event } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: mostWebhooks,
    select: { id: true },
  });
  for (const { id } of listening) await queueDelivery(on, id, { event, data } as WebhookEvent);
}

/** Queues a test event for a webhook, whatever events it subscribes to. Throws `conflict` if it is off. */
export async function sendPing({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const isQueued = await queueDelivery(on, id, { event: "ping", data: {} });
    if (!isQueued) throw new AppError("conflict", fault("webhook.isOff"));
    await record(
      { action: "webhook.tested", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}

/**
 * Queues an event to be sent again at once, under the same id and with all its tries. It must have been accepted or
 * given up, or have failed and be waiting. Throws `conflict` if it is being sent at this moment, or its webhook is off.
 */
export async function replayDelivery({ member }: Visit, id: string): Promise<{ webhook: string }> {
  return db().$transaction(async (on) => {
    // An admin who replays a delivery expects a try, even while its webhook rests.
    await on.webhook.updateMany({
      where: { restsUntil: { not: null }, deliveries: { some: { id } } },
      data: { restsUntil: null },
    });
    const [again] = await on.$queryRaw<{ webhook: string; nextTryAt: Date }[]>`
      UPDATE webhook_deliveries AS d
      SET state = 'waiting', tries = 0, last_error = NULL, sent_at = NULL, next_try_at = date_trunc('milliseconds', now())
      FROM webhooks AS w
      WHERE d.id = ${id}::uuid AND (d.state <> 'waiting' OR d.last_error IS NOT NULL) AND w.id = d.webhook_id
        AND w.off_at IS NULL
      RETURNING w.id::text AS webhook, d.next_try_at AS "nextTryAt"`;
    if (!again) throw new AppError("conflict", fault("webhook.delivery"));
    const { webhook, nextTryAt } = again;
    await setAlarm({ id, nextTryAt }, on);
    const detail = { webhook, delivery: id };
    await record({ action: "webhook.replayed", outcome: "done", actorId: member.id, detail }, on);
    return { webhook };
  });
}

/** Any more are left for the next run. */
const mostAtOnce = 500;

/**
 * Schedules a job for each delivery that is due: those of a webhook that was switched on again or rested, and those
 * whose process died. A delivery that already has a job gets no other.
 */
export async function wakeDeliveries(): Promise<void> {
  const due = await db().$queryRaw<{ id: string; nextTryAt: Date }[]>`
    SELECT d.id::text, d.next_try_at AS "nextTryAt"
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.state = 'waiting' AND d.next_try_at <= now() AND w.off_at IS NULL
      AND (w.rests_until IS NULL OR w.rests_until <= now())
    ORDER BY d.next_try_at, d.id
    LIMIT ${mostAtOnce}::int`;
  for (const delivery of due) await setAlarm(delivery);
}
