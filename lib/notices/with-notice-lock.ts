import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";

/**
 * Does `work` in a transaction, one change of notices after the other on all instances: whoever comes second sees what the first
 * one set, and is told so in words. That no two stand at one time, the database holds by itself (site_notices_one_at_a_time).
 */
export const withNoticeLock = <T>(work: (on: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  db().$transaction(async (on) => {
    await on.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('site notices', 0))::text`;
    return work(on);
  });
