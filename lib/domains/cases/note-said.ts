import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Records, in the transaction `on`, that staff wrote in a conversation: it is the visitor's turn. False if it is
 * closed.
 */
export async function noteSaid(on: Prisma.TransactionClient, id: string, now: Date): Promise<boolean> {
  const { count } = await on.case.updateMany({
    where: { id, state: { not: "done" } },
    data: { state: "waiting", hasNews: false, newsAt: now, updatedAt: now, version: { increment: 1 } },
  });
  return count > 0;
}
