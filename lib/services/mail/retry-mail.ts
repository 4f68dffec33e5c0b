import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Retries a failed mail at once, in the transaction `on`; a mail that was given up gets all its attempts again. Returns
 * its kind, or undefined if it was sent, has expired, is due already or is being sent: then its content is wiped or
 * another process has it. Of two concurrent calls, the second waits for the first and finds the mail due, even if its
 * own transaction began earlier: so the query compares with clock_timestamp() instead of now(). Call `kickOutbox` after
 * the commit.
 */
export async function retryMail(id: string, on: Prisma.TransactionClient): Promise<string | undefined> {
  const [row] = await on.$queryRaw<{ kind: string }[]>`
    UPDATE outbox_mails
    SET next_try_at = date_trunc('milliseconds', now()), tries = CASE WHEN failed_at IS NULL THEN tries ELSE 0 END,
      failed_at = NULL
    WHERE id = ${id}::uuid AND last_fault IS NOT NULL AND sealed IS NOT NULL AND sent_at IS NULL AND expires_at > now()
      AND (failed_at IS NOT NULL OR next_try_at > clock_timestamp())
    RETURNING kind`;
  return row?.kind;
}
