import "server-only";
import { db } from "#lib/platform/db.ts";
import { moveCase } from "#lib/domains/cases/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { CommentState } from "./rate-country.ts";
import type { RatingKind } from "./open/ratings.ts";

export type ReadComment = {
  /** Identifies this wording; null if there is no comment any more. */
  id: string | null;
  score: number;
  words: string | null;
  state: CommentState;
};

/** A comment with its rating, for moderators. */
export async function readComment(of: {
  memberId: string;
  countrySlug: string;
  kind: RatingKind;
}): Promise<ReadComment | undefined> {
  const row = await db().rating.findUnique({
    where: { memberId_countrySlug_kind: of },
    select: { commentHash: true, score: true, comment: true, commentState: true },
  });
  return row
    ? { id: row.commentHash, score: row.score, words: row.comment, state: row.commentState }
    : undefined;
}

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

/** A member's comment that awaits moderation. `id` identifies one wording of it. */
export type WaitingComment = {
  id: string;
  slug: string;
  kind: RatingKind;
  score: number;
  words: string;
  filedAt: Date;
};

const waits = { commentState: "waiting" } as const;

/** The oldest waiting comments, and their total number. */
export async function listWaitingComments(
  take: number,
): Promise<{ waiting: WaitingComment[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().rating.findMany({
      where: waits,
      select: {
        commentHash: true,
        countrySlug: true,
        kind: true,
        score: true,
        comment: true,
        updatedAt: true,
      },
      orderBy: [{ updatedAt: "asc" }, { commentHash: "asc" }],
      take,
    }),
    db().rating.count({ where: waits }),
  ]);
  const waiting = rows.flatMap(({ commentHash, countrySlug, comment, updatedAt, kind, score }) =>
    // A waiting comment has both: the migration has the check.
    commentHash === null || comment === null
      ? []
      : [{ id: commentHash, slug: countrySlug, kind, score, words: comment, filedAt: updatedAt }],
  );
  return { waiting, total };
}
