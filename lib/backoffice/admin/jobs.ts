import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  readJobStates,
  type JobState,
  enqueue,
  isScheduled,
  retryFailed,
  scheduledKey,
} from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { JobInput } from "./schema.ts";

/** The state of every job. Each read is recorded in the audit log. */
export async function readJobs({ member }: Visit): Promise<JobState[]> {
  const states = await readJobStates();
  await record({ action: "jobs.listed", outcome: "done", actorId: member.id });
  return states;
}

/**
 * Runs a scheduled job now, unless it is already queued or running, or retries the failed runs of an unscheduled job.
 * The job and the audit entry are written in one transaction.
 */
export async function doJobAction({ member }: Visit, { job, do: action }: JobInput): Promise<JobInput> {
  const by = { outcome: "done", actorId: member.id } as const;
  await db().$transaction(async (tx) => {
    if (action === "run") {
      if (!isScheduled(job)) throw new AppError("conflict", fault("job.notScheduled"));
      if (!(await enqueue(job, {}, { tx, key: scheduledKey })))
        throw new AppError("conflict", fault("job.waitsAlready"));
      await record({ ...by, action: "job.run", detail: { job } }, tx);
    } else {
      if (isScheduled(job)) throw new AppError("conflict", fault("job.scheduled"));
      const count = await retryFailed(job, tx);
      if (count === 0) throw new AppError("conflict", fault("job.noneFailed"));
      await record({ ...by, action: "job.retried", detail: { job, count } }, tx);
    }
  });
  return { job, do: action };
}
