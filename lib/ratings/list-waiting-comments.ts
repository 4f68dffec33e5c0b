import "server-only";
import { db } from "../db.ts";
import type { RatingKind } from "./open/keys.ts";

/** What a member wrote with a rating and nobody has looked at yet. `id` names one wording of it. */
export type WaitingComment = {
  id: string;
  slug: string;
  kind: RatingKind;
  score: number;
  words: string;
  filedAt: Date;
};

const waits = { commentState: "waiting" } as const;

/** The oldest of them, and how many there are in all. */
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
    // A comment that waits has both: the migration has the check.
    commentHash === null || comment === null
      ? []
      : [{ id: commentHash, slug: countrySlug, kind, score, words: comment, filedAt: updatedAt }],
  );
  return { waiting, total };
}
