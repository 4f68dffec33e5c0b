import "server-only";
import { db } from "#lib/platform/db.ts";

export type OutboxCounts = {
  waiting: number;
  /** How many of the waiting mails are due, and how many seconds the oldest of them has been due. */
  due: number;
  lagSeconds: number;
  /** Waiting for more than an hour. */
  old: number;
  failed: number;
  sent: number;
};

/** Counts the stored mails by state. */
export async function countOutbox(): Promise<OutboxCounts> {
  const [counts] = await db().$queryRaw<OutboxCounts[]>`
    SELECT (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= now()))::int AS due,
      coalesce(extract(epoch FROM now() - min(next_try_at) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL
        AND next_try_at <= now())), 0)::float8 AS "lagSeconds",
      (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL AND created_at < now() - interval '1 hour'))::int AS old,
      (count(*) FILTER (WHERE failed_at IS NOT NULL AND sent_at IS NULL))::int AS failed,
      (count(*) FILTER (WHERE sent_at IS NOT NULL))::int AS sent
    FROM outbox_mails`;
  if (!counts) throw new Error("a count without a row");
  return counts;
}
