import "server-only";
import { randomUUID } from "node:crypto";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { bodyOf, sealBody } from "./delivery-body.ts";
import type { WebhookEvent } from "./open/events.ts";
import { setAlarm } from "./set-alarm.ts";

/**
 * Stores an event for one webhook and queues it to be sent at once, in the transaction `on`. Returns its id; undefined
 * if the webhook is off or removed. The webhook cannot be removed before `on` is over, so an action never fails because
 * of its subscribers.
 */
export async function queueDelivery(
  on: Prisma.TransactionClient,
  webhookId: string,
  told: WebhookEvent,
): Promise<string | undefined> {
  const id = randomUUID();
  const sealed = sealBody(id, bodyOf(id, told, new Date()));
  // Truncated to the column's milliseconds: rounded up, it would not be due yet when its job runs at once.
  const [queued] = await on.$queryRaw<{ nextTryAt: Date }[]>`
    INSERT INTO webhook_deliveries (id, webhook_id, event, sealed, next_try_at)
    SELECT ${id}::uuid, w.id, ${told.event}::text, ${sealed}::bytea, date_trunc('milliseconds', now())
    FROM webhooks w WHERE w.id = ${webhookId}::uuid AND w.off_at IS NULL FOR KEY SHARE
    RETURNING next_try_at AS "nextTryAt"`;
  if (!queued) return undefined;
  await setAlarm({ id, nextTryAt: queued.nextTryAt }, on);
  return id;
}
