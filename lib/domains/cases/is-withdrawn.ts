import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Whether the sender has withdrawn the submission of a case, so that nobody works on it. Read in the transaction `on`
 * of a message to or from the sender: a concurrent withdrawal waits for that transaction.
 */
export async function isWithdrawn(
  on: Prisma.TransactionClient,
  submissionId: string | null,
): Promise<boolean> {
  if (!submissionId) return false;
  const [row] = await on.$queryRaw<{ state: string }[]>`
    SELECT state::text AS state FROM submissions WHERE id = ${submissionId}::uuid FOR SHARE`;
  return row?.state === "withdrawn";
}
