import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Runs `work` in a transaction. Changes of notices are serialized across all instances, so that a second one sees what
 * the first set and can fail with a readable message. That no two overlap, the database guarantees too
 * (site_notices_one_at_a_time).
 */
export const withNoticeLock = <T>(work: (on: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  db().$transaction(async (on) => {
    await on.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('site notices', 0))::text`;
    return work(on);
  });
