import "server-only";
import { moveCase } from "../cases/index.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { RatingKind } from "./open/keys.ts";

type Row = { memberId: string; countrySlug: string; ratingKind: RatingKind };

/**
 * Lets a comment through or wipes its words, in the transaction `on`; the score stays. `id` names one wording, so what
 * was written after the moderator looked is not decided on. A comment that is shown can still be removed. Answers
 * whether it was there to decide on.
 */
export async function decideComment(
  { id, decision }: { id: string; decision: "keep" | "remove" },
  on: Prisma.TransactionClient,
): Promise<boolean> {
  const [row] =
    decision === "keep"
      ? await on.$queryRaw<Row[]>`
          UPDATE ratings SET comment_state = 'shown' WHERE comment_hash = ${id} AND comment_state = 'waiting'
          RETURNING member_id::text AS "memberId", country_slug AS "countrySlug", kind::text AS "ratingKind"`
      : await on.$queryRaw<Row[]>`
          UPDATE ratings SET comment_state = 'removed', comment = NULL
          WHERE comment_hash = ${id} AND comment_state IN ('waiting', 'shown')
          RETURNING member_id::text AS "memberId", country_slug AS "countrySlug", kind::text AS "ratingKind"`;
  if (!row) return false;
  await moveCase(on, row, "done");
  return true;
}
