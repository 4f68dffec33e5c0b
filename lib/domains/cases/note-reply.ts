import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Records, in the transaction `on`, that staff have written, so it is the sender's turn. Returns whether to notify the
 * sender by mail, which happens once until they have read the reply.
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
