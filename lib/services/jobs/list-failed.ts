import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

const mostAtOnce = 500;

/**
 * The ids of failed jobs with this name that may be retried: the latest of each key, and none whose key waits or runs
 * again, because there is one job per key.
 */
export async function listFailed(on: Prisma.TransactionClient, name: string): Promise<string[]> {
  const rows = await on.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT ON (j.singleton_key) j.id::text AS id FROM pgboss.job j
    WHERE j.name = ${name} AND j.state = 'failed' AND NOT EXISTS (
      SELECT FROM pgboss.job w
      WHERE w.name = j.name AND w.singleton_key = j.singleton_key AND w.state IN ('created', 'retry', 'active'))
    ORDER BY j.singleton_key, j.completed_on DESC
    LIMIT ${mostAtOnce}::int`;
  return rows.map(({ id }) => id);
}
