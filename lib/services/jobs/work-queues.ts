import "server-only";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { HandlersOf, JobTable, DataOf } from "./job.ts";
import { scheduledKey } from "./jobs.ts";
import { log } from "#lib/platform/log.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";

/** Runs one attempt of one job. Throws if it failed, so that pg-boss retries it or gives up. */
async function runOne<Table extends JobTable>(
  table: Table,
  handlers: HandlersOf<Table>,
  name: keyof Table & string,
  { id, data, signal, retryCount, retryLimit }: JobWithMetadata<unknown>,
): Promise<void> {
  try {
    // Validated again: another version of the site may have enqueued it.
    const told = table[name]?.data.parse(data) as DataOf<Table, typeof name>;
    await outsideRequests(undefined, () => handlers[name](told, signal));
  } catch (fault) {
    const line = { err: fault, action: name, id, tries: retryCount + 1 };
    if (retryCount < retryLimit) log.warn(line, "job failed");
    else log.error(line, "job given up");
    // pg-boss stores the thrown error in the job's row, unencrypted, and error messages may contain values of rows.
    throw new Error(fault instanceof Error ? fault.name : typeof fault);
  }
}

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
