import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** The request that an invitation is about, in the transaction `on`. Throws `not_found`. */
export async function getInvitation(
  id: string,
  on: Prisma.TransactionClient,
): Promise<{ requestId: string; reference: string; sealedRequest: Uint8Array; caseId: string | undefined }> {
  const row = await on.quoteInvitation.findUnique({
    where: { id },
    select: {
      request: { select: { id: true, reference: true, sealed: true, case: { select: { id: true } } } },
    },
  });
  if (!row) throw new AppError("not_found", fault("quote.unknown"));
  const { id: requestId, reference, sealed, case: filed } = row.request;
  return { requestId, reference, sealedRequest: sealed, caseId: filed?.id };
}
