import "server-only";
import type { JobWithMetadata } from "pg-boss";
import { log } from "../log.ts";
import { outsideRequests } from "../request-scope.ts";
import type { DataOf, HandlersOf, JobTable } from "./job.ts";

/** One try of one job. Throws where it failed, so that pg-boss tries again or gives up. */
export async function runOne<Table extends JobTable>(
  table: Table,
  handlers: HandlersOf<Table>,
  name: keyof Table & string,
  { id, data, signal, retryCount, retryLimit }: JobWithMetadata<unknown>,
): Promise<void> {
  try {
    // Read again: another version of the site may have asked for it.
    const told = table[name]?.data.parse(data) as DataOf<Table, typeof name>;
    await outsideRequests(undefined, () => handlers[name](told, signal));
  } catch (fault) {
    const line = { err: fault, deed: name, id, tries: retryCount + 1 };
    if (retryCount < retryLimit) log.warn(line, "job failed");
    else log.error(line, "job given up");
    // pg-boss keeps what is thrown in the row of the job, in clear: the words of a fault may hold values of rows.
    throw new Error(fault instanceof Error ? fault.name : typeof fault);
  }
}
