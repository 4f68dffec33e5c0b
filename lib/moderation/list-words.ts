import "server-only";
import { db } from "../db.ts";
import { pageFeedbackType } from "../leads/lead-types.ts";

/** What a visitor wrote about a page and nobody has looked at yet. */
export type WaitingWords = { id: string; page: string; useful: boolean; words: string; filedAt: Date };

export const listedWords = 50;

/**
 * The oldest texts that wait for a moderator, and how many wait in all. An answer without words waits for nobody: the
 * first line of a filed answer says yes or no, what the visitor wrote follows it (lib/leads/file-page-feedback.ts).
 */
export async function listWords(): Promise<{ waiting: WaitingWords[]; total: number }> {
  const rows = await db().$queryRaw<(Omit<WaitingWords, "useful"> & { answer: string; total: bigint })[]>`
    SELECT id::text, page, split_part(text, E'\n', 1) AS answer,
      substr(text, strpos(text, E'\n') + 1) AS words, filed_at AS "filedAt", count(*) OVER () AS total
    FROM (SELECT *, messages -> 0 ->> 'text' AS text FROM leads
          WHERE lead_type = ${pageFeedbackType} AND moderated_at IS NULL) AS answers
    WHERE strpos(text, E'\n') > 0
    ORDER BY filed_at, id
    LIMIT ${listedWords}`;
  return {
    waiting: rows.map(({ answer, total: _total, ...row }) => ({ ...row, useful: answer.endsWith("yes") })),
    total: Number(rows[0]?.total ?? 0),
  };
}
