import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { enqueue, scheduledKey } from "../jobs/index.ts";
import type { Visit } from "#lib/access/open/visit.ts";
import { fault } from "#lib/words/faults.ts";

/** Queues a job that verifies the whole audit chain and stores the result. Only one can be queued or running. */
export async function askAuditCheck({ member }: Visit): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await enqueue("checkAudit", {}, { tx, key: scheduledKey })))
      throw new AppError("conflict", fault("job.waitsAlready"));
    await record({ deed: "audit.check_asked", outcome: "done", actorId: member.id }, tx);
  });
}
