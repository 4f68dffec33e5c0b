import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { CaseState } from "./open/kinds.ts";
import type { CaseSource } from "./source.ts";

/**
 * Notes whose turn it is after a deed of the domain, in the transaction `on` of that deed. What is not in the queue, as a
 * rating without a comment, has nothing to note.
 */
export async function moveCase(
  on: Prisma.TransactionClient,
  source: CaseSource,
  state: CaseState,
  now: Date = new Date(),
): Promise<void> {
  await on.case.updateMany({
    where: source,
    data: {
      state,
      updatedAt: now,
      endedAt: state === "done" ? now : null,
      ...(state !== "done" && { mergedIntoId: null }),
      version: { increment: 1 },
    },
  });
}
