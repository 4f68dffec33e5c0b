import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import { ratingKinds, type RatingKind } from "./open/keys.ts";

/** `avg` has two decimals and is null without ratings. `scores` counts how many gave 1, 2, 3, 4 and 5. */
export type KindRating = { avg: number | null; count: number; scores: readonly number[] };

export type CountryRatings = {
  kinds: Record<RatingKind, KindRating>;
  /** When the latest of them was given or changed. */
  changedAt: Date | null;
};

type Row = { kind: RatingKind; avg: number; count: number; scores: number[]; changed_at: Date };

/** Ratings are never made up: without any, the average is null and not 0. */
const unrated: KindRating = { avg: null, count: 0, scores: [0, 0, 0, 0, 0] };

/** All ratings of a country, counted and averaged by the database in one prepared statement. */
export async function countRatings(slug: string): Promise<CountryRatings> {
  const rows = await db().$queryRaw<Row[]>`${planned("ratings_of_country")}
    SELECT kind::text, round(avg(score), 2)::float8 AS avg, count(*)::int AS count, max(updated_at) AS changed_at,
      ARRAY[count(*) FILTER (WHERE score = 1), count(*) FILTER (WHERE score = 2), count(*) FILTER (WHERE score = 3),
            count(*) FILTER (WHERE score = 4), count(*) FILTER (WHERE score = 5)]::int[] AS scores
    FROM ratings WHERE country_slug = ${slug} GROUP BY kind`;
  const byKind = new Map(rows.map(({ kind, avg, count, scores }) => [kind, { avg, count, scores }]));
  const changes = rows.map(({ changed_at }) => changed_at.getTime());
  return {
    kinds: Object.fromEntries(ratingKinds.map((kind) => [kind, byKind.get(kind) ?? unrated])) as Record<
      RatingKind,
      KindRating
    >,
    changedAt: changes.length > 0 ? new Date(Math.max(...changes)) : null,
  };
}
