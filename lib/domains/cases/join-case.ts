import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { addCaseEvent } from "./case-events.ts";

/**
 * Merges a case into another one about the same thing, in the transaction `on`. The first is closed, and both record
 * the merge. Cases merged into the first move with it. Throws `conflict` if the other is no longer open.
 */
export async function joinCase(
  on: Prisma.TransactionClient,
  { id, reference }: { id: string; reference: string },
  { into, byId }: { into: string; byId: string },
  now: Date = new Date(),
): Promise<void> {
  const [target] = await on.case.updateManyAndReturn({
    where: { reference: into, state: { not: "done" } },
    data: { updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  if (!target) throw new AppError("conflict", fault("case.mergeOther"));
  await on.case.updateMany({
    where: { OR: [{ id }, { mergedIntoId: id }] },
    data: { state: "done", endedAt: now, updatedAt: now, mergedIntoId: target.id, version: { increment: 1 } },
  });
  await addCaseEvent(on, id, { kind: "merged", byId, detail: { into } });
  await addCaseEvent(on, target.id, { kind: "merged", byId, detail: { from: reference } });
}
