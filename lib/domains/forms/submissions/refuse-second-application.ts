import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Throws `conflict` if a member has already applied for a vacancy and not withdrawn the application. */
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
