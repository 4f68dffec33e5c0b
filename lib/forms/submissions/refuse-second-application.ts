import "server-only";
import { AppError } from "#lib/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/words/faults.ts";

/** Throws `conflict` where a member has applied for a post already and not withdrawn it. */
export async function refuseSecondApplication(
  on: Prisma.TransactionClient,
  { memberId, vacancyId }: { memberId: string; vacancyId: string },
): Promise<void> {
  const sent = await on.submission.findFirst({
    where: { memberId, vacancyId, state: { not: "withdrawn" } },
    select: { reference: true },
  });
  if (sent) throw new AppError("conflict", fault("vacancy.applied", { reference: sent.reference }));
}
