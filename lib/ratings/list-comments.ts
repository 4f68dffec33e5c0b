import "server-only";
import { may } from "#lib/members/open/policy.ts";
import type { Member } from "#lib/members/open/visit.ts";
import { db } from "../db.ts";
import type { RatingKind } from "./open/keys.ts";
import { listedComments } from "./open/limits.ts";

/** What somebody wrote with a rating; nothing in it says who. */
export type ShownComment = {
  kind: RatingKind;
  score: number;
  words: string;
  /** "2026-11": when the rating was last changed, by UTC. */
  month: string;
  /** By which a moderator removes it; null for everybody else. */
  id: string | null;
};

/** The newest comments on a country that a moderator let through. */
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
