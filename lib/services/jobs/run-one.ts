import "server-only";
import type { JobWithMetadata } from "pg-boss";
import { log } from "#lib/platform/log.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";
import type { DataOf, HandlersOf, JobTable } from "./job.ts";

/** Runs one attempt of one job. Throws if it failed, so that pg-boss retries it or gives up. */
export async function runOne<Table extends JobTable>(
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
