import "server-only";
import { may } from "#lib/data/access/open/policy.ts";
import type { Member } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import type { RatingKind } from "./open/keys.ts";
import { listedComments } from "./open/limits.ts";

/** The comment of a rating, without anything that identifies its writer. */
export type ShownComment = {
  kind: RatingKind;
  score: number;
  words: string;
  /** "2026-11": when the rating was last changed, in UTC. */
  month: string;
  /** The id by which a moderator can remove it; null for everybody else. */
  id: string | null;
};

/** The newest comments on a country that a moderator has published. */
export async function listComments(slug: string, viewer: Member | undefined): Promise<ShownComment[]> {
  const rows = await db().$queryRaw<(ShownComment & { id: string })[]>`
    SELECT kind::text, score, comment AS words, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           comment_hash AS id
    FROM ratings WHERE country_slug = ${slug} AND comment_state = 'shown'
    ORDER BY updated_at DESC, comment_hash
    LIMIT ${listedComments}`;
  const mayRemove = viewer !== undefined && may(viewer.role, "words.moderate");
  return mayRemove ? rows : rows.map((row) => ({ ...row, id: null }));
}
