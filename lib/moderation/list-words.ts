import "server-only";
import { db } from "../db.ts";
import { pageFeedbackType } from "#lib/leads/open/lead-types.ts";
import type { RatingKind } from "#lib/ratings/open/keys.ts";

type Words = { id: string; words: string; filedAt: Date };

/** What somebody wrote and nobody has looked at yet: about a page, or with the rating of a country. */
export type WaitingWords =
  | (Words & { about: "page"; page: string; useful: boolean })
  | (Words & { about: "rating"; slug: string; kind: RatingKind; score: number });

type Row = Words & { about: string; subject: string; answer: string | null; kind: RatingKind; score: number };

export const listedWords = 50;

const toWords = ({ about, subject, answer, kind, score, ...words }: Row): WaitingWords =>
  about === "rating"
    ? { ...words, about, slug: subject, kind, score }
    : { ...words, about: "page", page: subject, useful: answer?.endsWith("yes") ?? false };

/**
 * The oldest texts that wait for a moderator, and how many wait in all. An answer without words waits for nobody: the
 * first line of a filed answer says yes or no, what the visitor wrote follows it (lib/leads/file-page-feedback.ts).
 */
export async function listWords(): Promise<{ waiting: WaitingWords[]; total: number }> {
  const rows = await db().$queryRaw<(Row & { total: bigint })[]>`
    SELECT *, count(*) OVER () AS total FROM (
      SELECT 'page' AS about, id::text AS id, page AS subject, split_part(text, E'\n', 1) AS answer,
        NULL AS kind, NULL::int AS score, substr(text, strpos(text, E'\n') + 1) AS words, filed_at AS "filedAt"
      FROM (SELECT *, messages -> 0 ->> 'text' AS text FROM leads
            WHERE lead_type = ${pageFeedbackType} AND moderated_at IS NULL) AS answers
      WHERE strpos(text, E'\n') > 0
      UNION ALL
      SELECT 'rating', comment_hash, country_slug, NULL, kind::text, score::int, comment, updated_at
      FROM ratings WHERE comment_state = 'waiting'
    ) AS waiting
    ORDER BY "filedAt", id
    LIMIT ${listedWords}`;
  return {
    waiting: rows.map(({ total: _total, ...row }) => toWords(row)),
    total: Number(rows[0]?.total ?? 0),
  };
}
