import "server-only";
import { db } from "#lib/platform/db.ts";
import { heldMisses, holdMiss } from "./held-misses.ts";

/** How many distinct queries are stored in a week, so that made-up ones cannot fill the disk. */
const mostInWeek = 10_000;

/**
 * Adds the counts of this process to the week, in one statement. Words beyond the limit of the week are counted without
 * their text. Throws if the write fails; the counts are then kept for the next one.
 */
export async function writeMisses(): Promise<void> {
  const taken = [...heldMisses.counts];
  if (taken.length === 0) return;
  heldMisses.counts.clear();
  try {
    await db().$executeRaw`
      WITH this AS (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week),
      room AS (SELECT count(*) < ${mostInWeek}::int AS is_left FROM search_misses JOIN this USING (week)),
      told AS (
        SELECT CASE WHEN room.is_left OR known.words IS NOT NULL THEN t.words ELSE '' END AS words, sum(t.times)::int AS times
        FROM unnest(${taken.map(([words]) => words)}::text[], ${taken.map(([, times]) => times)}::int[]) AS t (words, times)
        CROSS JOIN room CROSS JOIN this
        LEFT JOIN search_misses AS known ON known.week = this.week AND known.words = t.words
        GROUP BY 1
      )
      INSERT INTO search_misses AS held (week, words, count)
      SELECT this.week, told.words, told.times FROM told CROSS JOIN this
      ORDER BY told.words -- all instances lock rows in one order
      ON CONFLICT (week, words) DO UPDATE SET count = held.count + excluded.count`;
  } catch (fault) {
    for (const [words, times] of taken) holdMiss(words, times);
    throw fault;
  }
}
