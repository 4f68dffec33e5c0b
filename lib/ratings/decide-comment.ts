import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/**
 * Lets a comment through or wipes its words, in the transaction `on`; the score stays. `id` names one wording, so what
 * was written after the moderator looked is not decided on. A comment that is shown can still be removed. Answers
 * whether it was there to decide on.
 */
export async function decideComment(
  { id, decision }: { id: string; decision: "keep" | "remove" },
  on: Prisma.TransactionClient,
): Promise<boolean> {
  const changed =
    decision === "keep"
      ? await on.$executeRaw`
          UPDATE ratings SET comment_state = 'shown' WHERE comment_hash = ${id} AND comment_state = 'waiting'`
      : await on.$executeRaw`
          UPDATE ratings SET comment_state = 'removed', comment = NULL
          WHERE comment_hash = ${id} AND comment_state IN ('waiting', 'shown')`;
  return changed > 0;
}
