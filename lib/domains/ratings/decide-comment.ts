import "server-only";
import { moveCase } from "#lib/domains/cases/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { RatingKind } from "./open/keys.ts";

type Row = { memberId: string; countrySlug: string; ratingKind: RatingKind };

/**
 * Publishes a comment or erases its text, in the transaction `on`; the score stays. `id` identifies one wording, so a
 * text written after the moderator looked is not affected. A comment that is already shown can still be removed.
 * Returns whether the comment was there to decide.
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
