import "server-only";
import type { PgBoss } from "pg-boss";
import type { JobTable } from "./job.ts";

const daySeconds = 24 * 60 * 60;

/** Creates a queue in pg-boss for every job in the table. Idempotent, and safe in any number of instances at once. */
export async function openQueues(boss: PgBoss, table: JobTable): Promise<void> {
  await boss.start();
  for (const [name, { retries, expireSeconds }] of Object.entries(table)) {
    await boss.createQueue(name, { policy: "exclusive" }); // one job of each key waits or runs
    await boss.updateQueue(name, {
      retryLimit: retries,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: expireSeconds,
      deleteAfterSeconds: daySeconds,
    });
  }
}
