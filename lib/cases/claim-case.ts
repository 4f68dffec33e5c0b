import "server-only";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { fault } from "#lib/words/faults.ts";

/**
 * Lets one member of staff do something with a case as they read it, in the transaction `on`: one conditional update. Throws
 * `conflict` where somebody did something with it meanwhile, staff or its sender.
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
