import { env } from "#lib/platform/env.ts";
import { ask } from "./database.ts";

/** The number of statements that wait for a lock in the database that is under test. */
export async function countLockWaits(): Promise<number> {
  const [row] = await ask<{ count: number }>(
    "SELECT count(*)::int FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'",
    [new URL(String(env.DATABASE_URL)).pathname.slice(1)],
  );
  return row?.count ?? 0;
}
