import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { fileCase, moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limit } from "#lib/services/limits/index.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import type { RatingKind } from "./open/ratings.ts";
import type { RatingInput, Withdrawal } from "./schema.ts";

/** Throws `not_found` unless `slug` is one of the 54. */
export function requireCountry(slug: string): void {
  if (findCountry(slug)) return;
  throw new AppError("not_found", fault("noCountry"));
}

/** The state of a comment; null if there is none. */
export type CommentState = "waiting" | "shown" | "removed" | null;

export type Rated = { kind: RatingKind; score: number; commentState: CommentState };

/** A waiting comment is a case in the queue. Once it is removed or moderated, the case is done. */
async function queueComment(
  on: Prisma.TransactionClient,
  { kind, commentState }: Rated,
  countrySlug: string,
  memberId: string,
): Promise<void> {
  const source = { memberId, countrySlug, ratingKind: kind };
  if (commentState === "waiting")
    await fileCase(on, source, { kind: "comment", topic: kind, memberId }); // without a name, as it is shown
  else await moveCase(on, source, "done");
}

/**
 * Adds or changes a member's rating of a country with one upsert, so that two concurrent calls still make one rating. A
 * changed comment waits for a moderator; an unchanged one stays shown, waiting or removed. Throws `not_found` for an
 * unknown country, `rate_limited`, and `unauthenticated` if the account is deleted.
 */
export async function rateCountry(
  member: { id: string },
  slug: string,
  { kind, score, comment }: RatingInput,
): Promise<Rated> {
  requireCountry(slug);
  await limit("rating", member.id, fault("rating.many"));
  const stored = comment
    ? { words: comment, state: "waiting", hash: keyedHash("rating comment", member.id, slug, kind, comment) }
    : { words: null, state: null, hash: null };
  const row = await db().$transaction(async (on) => {
    const [rated] = await on.$queryRaw<Rated[]>`
    INSERT INTO ratings AS r (member_id, country_slug, kind, score, comment, comment_state, comment_hash)
    SELECT m.id, ${slug}, ${kind}::rating_kind, ${score}::smallint, ${stored.words}, ${stored.state}::comment_state, ${stored.hash}
    FROM members m WHERE m.id = ${member.id}::uuid FOR KEY SHARE
    ON CONFLICT (member_id, country_slug, kind) DO UPDATE
    SET (score, comment, comment_state, comment_hash, updated_at) = (
      SELECT excluded.score,
        CASE WHEN is_same THEN r.comment ELSE excluded.comment END,
        CASE WHEN is_same THEN r.comment_state ELSE excluded.comment_state END,
        CASE WHEN is_same THEN r.comment_hash ELSE excluded.comment_hash END,
        CASE WHEN is_same AND r.score = excluded.score THEN r.updated_at ELSE now() END
      FROM (SELECT excluded.comment_hash IS NOT DISTINCT FROM r.comment_hash
              -- The words were wiped, so whoever changes only the score sends none.
              OR (excluded.comment IS NULL AND r.comment_state = 'removed') AS is_same) AS judged
    )
    RETURNING kind::text, score, comment_state::text AS "commentState"`;
    if (rated) await queueComment(on, rated, slug, member.id);
    return rated;
  });
  if (!row) throw new AppError("unauthenticated", fault("notSignedIn")); // the account was deleted in the meantime
  return row;
}

/**
 * Deletes a member's rating and its comment for good. `withdrawn` is false if there was none, as after a double submit.
 * Throws `not_found` for an unknown country, and `rate_limited`.
 */
export async function withdrawRating(
  member: { id: string },
  slug: string,
  { kind }: Withdrawal,
): Promise<Withdrawal & { withdrawn: boolean }> {
  requireCountry(slug);
  await limit("withdrawal", member.id, fault("withdrawnOften"));
  const where = { memberId: member.id, countrySlug: slug, kind };
  const { count } = await db().rating.deleteMany({ where });
  return { kind, withdrawn: count > 0 };
}

/** Files cases for waiting comments that are older than the queue. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().rating.findMany({
    where: { commentState: "waiting", case: null },
    take,
    select: { memberId: true, countrySlug: true, kind: true, updatedAt: true },
  });
  for (const { memberId, countrySlug, kind, updatedAt: filedAt } of rows)
    await fileCase(
      db(),
      { memberId, countrySlug, ratingKind: kind },
      { kind: "comment", topic: kind, memberId, filedAt },
    );
  return rows.length;
}
