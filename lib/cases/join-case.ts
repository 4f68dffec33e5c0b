import "server-only";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { fault } from "#lib/words/faults.ts";
import { addCaseEvent } from "./case-events.ts";

/**
 * Closes a case that another one says too, in the transaction `on`; both tell it. What was joined to the one that closes goes
 * along. Throws `conflict` where the other is not open any more.
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
