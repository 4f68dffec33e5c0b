import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import { may } from "#lib/data/access/open/policy.ts";
import type { Member } from "#lib/data/access/open/visit.ts";
import { findCountry, dataAsOf, findSource } from "#lib/data/countries/record/index.ts";
import { riskRating } from "#lib/data/countries/index.ts";
import { ratingKinds, listedComments, type RatingKind } from "./open/ratings.ts";
import type { CommentState } from "./rate-country.ts";

/** `avg` has two decimals and is null without ratings. `scores` counts how many gave 1, 2, 3, 4 and 5. */
export type KindRating = { avg: number | null; count: number; scores: readonly number[] };

type CountryRatings = {
  kinds: Record<RatingKind, KindRating>;
  /** When the latest of them was given or changed. */
  changedAt: Date | null;
};

type Row = { kind: RatingKind; avg: number; count: number; scores: number[]; changed_at: Date };

/** Ratings are never made up: without any, the average is null and not 0. */
const unrated: KindRating = { avg: null, count: 0, scores: [0, 0, 0, 0, 0] };

/** All ratings of a country, counted and averaged by the database in one prepared statement. */
async function countRatings(slug: string): Promise<CountryRatings> {
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
async function listComments(slug: string, viewer: Member | undefined): Promise<ShownComment[]> {
  const rows = await db().$queryRaw<(ShownComment & { id: string })[]>`
    SELECT kind::text, score, comment AS words, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           comment_hash AS id
    FROM ratings WHERE country_slug = ${slug} AND comment_state = 'shown'
    ORDER BY updated_at DESC, comment_hash
    LIMIT ${listedComments}`;
  const mayRemove = viewer !== undefined && may(viewer.role, "words.moderate");
  return mayRemove ? rows : rows.map((row) => ({ ...row, id: null }));
}

export type OwnRating = {
  kind: RatingKind;
  score: number;
  comment: string | null;
  commentState: CommentState;
};

const ownRow = { kind: true, score: true, comment: true, commentState: true } as const;

/** A member's ratings of one country: at most one of each kind. */
async function listOwnRatings(member: { id: string }, slug: string): Promise<OwnRating[]> {
  return db().rating.findMany({
    where: { memberId: member.id, countrySlug: slug },
    select: ownRow,
    orderBy: { kind: "asc" },
  });
}

/** Everything stored of a member's ratings, latest change first, for a copy of their data; at most `take`. */
export const exportRatingsOf = (member: { id: string }, take: number) =>
  db().rating.findMany({
    where: { memberId: member.id },
    select: { ...ownRow, countrySlug: true, createdAt: true, updatedAt: true },
    orderBy: [{ updatedAt: "desc" }, { countrySlug: "asc" }, { kind: "asc" }],
    take,
  });

export type RatedCountry = { slug: string; name: string };

/** The countries a member has rated, in the order of their slugs. */
export async function listRatedCountries(member: { id: string }): Promise<RatedCountry[]> {
  const rows = await db().rating.groupBy({
    by: ["countrySlug"],
    where: { memberId: member.id },
    orderBy: { countrySlug: "asc" },
  });
  return rows.map(({ countrySlug: slug }) => ({ slug, name: findCountry(slug)?.name ?? slug }));
}

/** The data of the ratings page: the part everybody sees, and the member's own ratings. */
export type RatingsView = Pick<CountryRatings, "kinds"> & {
  comments: readonly ShownComment[];
  own: readonly OwnRating[];
};

/** Reads all of it at once. `viewer` is undefined for a visitor who is not signed in. */
export async function readRatings(slug: string, viewer: Member | undefined): Promise<RatingsView> {
  const [{ kinds }, comments, own] = await Promise.all([
    countRatings(slug),
    listComments(slug, viewer),
    viewer ? listOwnRatings(viewer, slug) : [],
  ]);
  return { kinds, comments, own };
}

type CountrySummary = {
  slug: string;
  iso2: string;
  /** Averages with two decimals; null if nobody has rated yet. */
  ratings: Record<RatingKind, Pick<KindRating, "avg" | "count">>;
  riskRating: "low" | "moderate" | "elevated" | "high" | null;
  /** The source of the risk rating and its year; null without a rating. */
  risk: { source: string; asOf: number } | null;
  /** The date of the data or the latest change of a rating, whichever is newer. */
  updatedAt: string;
};

/** What members and the published risk source say about a country. Undefined for an unknown one. */
export async function summariseCountry(slug: string): Promise<CountrySummary | undefined> {
  const country = findCountry(slug);
  if (!country) return undefined;
  const { kinds, changedAt } = await countRatings(slug);
  const risk = riskRating(country);
  const short = ratingKinds.map((kind) => [kind, { avg: kinds[kind].avg, count: kinds[kind].count }]);
  return {
    slug: country.slug,
    iso2: country.iso2,
    ratings: Object.fromEntries(short) as CountrySummary["ratings"],
    riskRating: risk?.rating ?? null,
    risk: risk && { source: findSource(risk.source)?.title ?? risk.source, asOf: risk.asOf },
    updatedAt: new Date(Math.max(Date.parse(dataAsOf), changedAt?.getTime() ?? 0)).toISOString(),
  };
}
