import "server-only";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { HandlersOf, JobTable } from "./job.ts";
import { scheduledKey } from "./jobs.ts";
import { runOne } from "./run-one.ts";

/** Has this process do what is due, one of each name at a time; and what is scheduled be added, once for all processes. */
export async function workQueues<Table extends JobTable>(
  boss: PgBoss,
  table: Table,
  handlers: HandlersOf<Table>,
  pollSeconds: number,
): Promise<void> {
  // First what asks the database: should it fail, all of this is done anew.
  for (const [name, { schedule }] of Object.entries(table)) {
    // What came due while nobody was there is made up for, once.
    if (schedule) await boss.schedule(name, schedule, {}, { missed: "once", singletonKey: scheduledKey });
  }
  for (const name of Object.keys(table)) {
    const options = { includeMetadata: true, pollingIntervalSeconds: pollSeconds } as const;
    const id: string = await boss.work(name, options, async (claimed: JobWithMetadata<unknown>[]) => {
      for (const job of claimed) await runOne(table, handlers, name, job);
      boss.notifyWorker(id); // where one was due there may be more: it looks again at once
    });
  }
}
