import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/**
 * Notes in the transaction `on` that staff have written: it is the sender's turn. Answers whether the sender is to be told by
 * mail, as they are once until they have read it.
 */
export async function noteReply(
  on: Prisma.TransactionClient,
  { id, senderToldAt, senderReadAt }: { id: string; senderToldAt: Date | null; senderReadAt: Date | null },
  now: Date = new Date(),
): Promise<{ mustTell: boolean }> {
  const mustTell = !senderToldAt || (senderReadAt !== null && senderReadAt > senderToldAt);
  await on.case.update({
    where: { id },
    data: {
      state: "waiting",
      endedAt: null,
      hasNews: false,
      newsAt: now,
      updatedAt: now,
      version: { increment: 1 },
      ...(mustTell && { senderToldAt: now }),
    },
    select: { id: true },
  });
  return { mustTell };
}
