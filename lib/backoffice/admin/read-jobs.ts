import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { readJobStates, type JobState } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

/** The state of every job. Each read is recorded in the audit log. */
export async function readJobs({ member }: Visit): Promise<JobState[]> {
  const states = await readJobStates();
  await record({ action: "jobs.listed", outcome: "done", actorId: member.id });
  return states;
}
