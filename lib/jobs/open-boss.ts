import "server-only";
import { PgBoss } from "pg-boss";
import { pool } from "../db.ts";

/** How often it looks for what is due, for what the schedules have brought, and for a database that was away. */
export type Pace = { pollSeconds: number; scheduleSeconds: number; againMs: number };

/**
 * pg-boss on the connections of the site. Its tables are made by prisma/migrations, never here: the user the site comes
 * as need not be allowed to. One that only sends (no `pace`) has no timer but the one that keeps its queues known.
 */
export function openBoss(pace: Pace | undefined): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool().query(text, values) },
    migrate: false,
    createSchema: false,
    reindex: false, // asks for the rights of the tables' owner
    registerInstance: false,
    openTelemetry: { enabled: false },
    queueCacheIntervalSeconds: 600,
    supervise: pace !== undefined,
    flowIntervalSeconds: 3_600, // no job waits for another
    schedule: pace !== undefined,
    cronMonitorIntervalSeconds: 45,
    ...(pace && { cronWorkerIntervalSeconds: pace.scheduleSeconds }),
  });
}
