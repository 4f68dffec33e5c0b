import "server-only";
import { db } from "#lib/platform/db.ts";
import { setAlarm } from "./set-alarm.ts";

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
