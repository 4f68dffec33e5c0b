import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

const mostAtOnce = 500;

/**
 * The ids of what was given up of one job and may be tried again: of those with one key the latest, and none whose key waits
 * or runs anew, because one of each key does.
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
