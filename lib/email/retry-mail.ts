import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/**
 * Has a mail whose last try failed be tried again at once, in the transaction `on`; one that was given up gets all its tries
 * anew. Answers its kind; undefined where it was sent, has run out, is due already or is being sent: its words are
 * gone, or somebody has them in hand. Of two at once the second waits for the first and finds it due, though its own transaction
 * may be the older one: so it asks the clock, not when that began. Call `kickOutbox` after the commit.
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
