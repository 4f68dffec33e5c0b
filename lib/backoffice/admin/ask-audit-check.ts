import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { enqueue, scheduledKey } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Queues a job that verifies the whole audit chain and stores the result. Only one can be queued or running. */
export async function askAuditCheck({ member }: Visit): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await enqueue("checkAudit", {}, { tx, key: scheduledKey })))
      throw new AppError("conflict", fault("job.waitsAlready"));
    await record({ action: "audit.check_asked", outcome: "done", actorId: member.id }, tx);
  });
}
