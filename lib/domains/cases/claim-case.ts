import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * Updates a case at the version that a member of staff read, in the transaction `on`, with one conditional update.
 * Throws `conflict` if staff or the sender changed the case in the meantime.
 */
export async function claimCase(
  on: Prisma.TransactionClient,
  { id, version }: { id: string; version: number },
  data: Prisma.CaseUncheckedUpdateManyInput = {},
): Promise<void> {
  const { count } = await on.case.updateMany({
    where: { id, version },
    data: { ...data, version: { increment: 1 }, updatedAt: new Date() },
  });
  if (count === 0) throw new AppError("conflict", fault("case.changed"));
}
