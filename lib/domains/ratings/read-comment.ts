import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CommentState } from "./rate-country.ts";
import type { RatingKind } from "./open/keys.ts";

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
