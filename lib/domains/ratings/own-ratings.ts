import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import type { RatingKind } from "./open/keys.ts";
import type { CommentState } from "./rate-country.ts";

export type OwnRating = {
  kind: RatingKind;
  score: number;
  comment: string | null;
  commentState: CommentState;
};

const ownRow = { kind: true, score: true, comment: true, commentState: true } as const;

/** A member's ratings of one country: at most one of each kind. */
export async function listOwnRatings(member: { id: string }, slug: string): Promise<OwnRating[]> {
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
