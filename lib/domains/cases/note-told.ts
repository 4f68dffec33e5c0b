import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Records, in the transaction `on`, that a sender is notified by mail. Returns false if they were notified before and
 * have not read the case since: they get one mail. One conditional update decides.
 */
export async function noteTold(on: Prisma.TransactionClient, id: string): Promise<boolean> {
  const count = await on.$executeRaw`
    UPDATE cases SET sender_told_at = now()
    WHERE id = ${id}::uuid AND (sender_told_at IS NULL OR sender_read_at > sender_told_at)`;
  return count > 0;
}
