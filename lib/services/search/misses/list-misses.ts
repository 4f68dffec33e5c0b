import "server-only";
import { db } from "#lib/platform/db.ts";
import { leastInAll, leastInWeek, rareWeeks } from "#lib/data/retention/open/periods.ts";

/** Words that found nothing in a week, given by its Monday. */
export type Miss = { week: Date; words: string; count: number; inAll: number };
/** How many searches of a week found nothing, and for how many of them the words are not stored. */
export type MissWeek = { week: Date; total: number; wordless: number };
export type Misses = { listed: Miss[]; weeks: MissWeek[] };

const mostListed = 200;

/**
 * Searches that found nothing, newest week first. Words that were searched for less than `leastInWeek` times in a week
 * and less than `leastInAll` times in all may be somebody's name, and are shown to nobody. Weeks are those of which no
 * row is deleted yet.
 */
export async function listMisses(): Promise<Misses> {
  const [listed, weeks] = await Promise.all([
    db().$queryRaw<Miss[]>`
      SELECT week, words, count, in_all AS "inAll" FROM (
        SELECT week, words, count, (sum(count) OVER (PARTITION BY words))::int AS in_all
        FROM search_misses WHERE words <> ''
      ) AS counted
      WHERE count >= ${leastInWeek}::int OR in_all >= ${leastInAll}::int
      ORDER BY week DESC, count DESC, words LIMIT ${mostListed}::int`,
    db().$queryRaw<MissWeek[]>`
      SELECT week, sum(count)::int AS total, (coalesce(sum(count) FILTER (WHERE words = ''), 0))::int AS wordless
      FROM search_misses
      WHERE week >= date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * ${rareWeeks}::int
      GROUP BY week ORDER BY week DESC`,
  ]);
  return { listed, weeks };
}
