import "server-only";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { HandlersOf, JobTable } from "./job.ts";
import { scheduledKey } from "./jobs.ts";
import { runOne } from "./run-one.ts";

/** Makes this process run due jobs, one of each name at a time, and adds scheduled jobs, once for all processes. */
export async function workQueues<Table extends JobTable>(
  boss: PgBoss,
  table: Table,
  handlers: HandlersOf<Table>,
  pollSeconds: number,
): Promise<void> {
  // The steps that query the database come first: if they fail, all of this is done again.
  for (const [name, { schedule }] of Object.entries(table)) {
    // A run that was missed while no process was up is made up for, once.
    if (schedule) await boss.schedule(name, schedule, {}, { missed: "once", singletonKey: scheduledKey });
  }
  for (const name of Object.keys(table)) {
    const options = { includeMetadata: true, pollingIntervalSeconds: pollSeconds } as const;
    const id: string = await boss.work(name, options, async (claimed: JobWithMetadata<unknown>[]) => {
      for (const job of claimed) await runOne(table, handlers, name, job);
      boss.notifyWorker(id); // more may be due: polls again at once
    });
  }
}
