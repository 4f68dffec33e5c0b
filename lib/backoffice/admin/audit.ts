import "server-only";
import {
  listEvents,
  readChain,
  record,
  type ChainRead,
  type ListedEvent,
} from "#lib/services/audit/index.ts";
import type { AuditQuery } from "#lib/services/audit/open/audit-query.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { enqueue, scheduledKey } from "#lib/services/jobs/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

export type AuditRead = { events: readonly ListedEvent[]; next: string | undefined; chain: ChainRead };

/** A page of the audit log, and the state of its chain. This read is itself recorded in the log. */
export async function readAudit({ member }: Visit, query: AuditQuery): Promise<AuditRead> {
  const [{ events, next }, chain] = await Promise.all([listEvents(query), readChain()]);
  const { action, outcome, reference } = query;
  const asked = {
    ...(action && { sought: action }),
    ...(outcome && { outcome }),
    byReference: Boolean(reference),
  };
  await record({
    action: "audit.read",
    outcome: "done",
    actorId: member.id,
    detail: { ...asked, byActor: Boolean(query.actor), listed: events.length },
  });
  return { events, next, chain };
}

/** Queues a job that verifies the whole audit chain and stores the result. Only one can be queued or running. */
export async function askAuditCheck({ member }: Visit): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await enqueue("checkAudit", {}, { tx, key: scheduledKey })))
      throw new AppError("conflict", fault("job.waitsAlready"));
    await record({ action: "audit.check_asked", outcome: "done", actorId: member.id }, tx);
  });
}
