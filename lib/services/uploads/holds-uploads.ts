import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** Whether these are all complete files that were received under this id and belong to nothing else. */
export async function holdsUploads(
  on: Prisma.TransactionClient,
  draftId: string,
  ids: readonly string[],
): Promise<boolean> {
  const named = [...new Set(ids)];
  const count = await on.upload.count({
    where: {
      id: { in: named },
      draftId,
      submissionId: null,
      state: { in: ["scanning", "unscanned", "clean"] },
    },
  });
  return named.length > 0 && count === named.length;
}
