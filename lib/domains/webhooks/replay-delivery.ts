import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { setAlarm } from "./set-alarm.ts";

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
