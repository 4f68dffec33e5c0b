import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { fault } from "#lib/words/faults.ts";
import { setAlarm } from "./set-alarm.ts";

/**
 * Has an event sent again at once, under the same id, with all its tries: one that was taken, was given up, or failed and waits.
 * Throws `conflict` where it is on its way at this moment, or its webhook is off.
 */
export async function replayDelivery({ member }: Visit, id: string): Promise<{ webhook: string }> {
  return db().$transaction(async (on) => {
    // Who has it sent again expects it to be tried, also while its webhook rests.
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
    await record({ deed: "webhook.replayed", outcome: "done", actorId: member.id, detail }, on);
    return { webhook };
  });
}
