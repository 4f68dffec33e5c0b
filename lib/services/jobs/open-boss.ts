import "server-only";
import { PgBoss } from "pg-boss";
import { pool } from "#lib/platform/db.ts";

/** The intervals at which pg-boss polls for due jobs, for scheduled jobs, and for a database that was unavailable. */
export type Pace = { pollSeconds: number; scheduleSeconds: number; againMs: number };

/**
 * pg-boss on the site's connections. prisma/migrations create its tables, never this function: the site's database user
 * may lack the rights. Without `pace` it only sends, and its one timer is the one that refreshes its queue cache.
 */
export function openBoss(pace: Pace | undefined): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool().query(text, values) },
    migrate: false,
    createSchema: false,
    reindex: false, // needs the rights of the tables' owner
    registerInstance: false,
    openTelemetry: { enabled: false },
    queueCacheIntervalSeconds: 600,
    supervise: pace !== undefined,
    flowIntervalSeconds: 3_600, // no job depends on another
    schedule: pace !== undefined,
    cronMonitorIntervalSeconds: 45,
    ...(pace && { cronWorkerIntervalSeconds: pace.scheduleSeconds }),
  });
}
