import "server-only";
import { db } from "#lib/platform/db.ts";
import type { RatingKind } from "./open/keys.ts";

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
