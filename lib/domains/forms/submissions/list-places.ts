import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { liveStates } from "./move-submission.ts";

/** A member's place in the waiting list for a country. */
export type Place = {
  countrySlug: CountrySlug;
  /** The first to join has place 1. */
  place: number;
  /** How many are on the list. */
  waiting: number;
  since: Date;
};

type Row = { countrySlug: string; place: number; waiting: number; since: Date };

/**
 * A member's places in the waiting lists of a form, one for each country they named in it. Each member counts once per
 * list, from their first submission; a member who withdrew, or was not accepted, is on none.
 */
export async function listPlaces(memberId: string, form: FormId): Promise<Place[]> {
  const rows = await db().$queryRaw<Row[]>`
    WITH waiting AS (
      SELECT member_id, country_slug, min(sent_at) AS since
      FROM submissions
      WHERE form = ${form} AND state = ANY(${[...liveStates]}::submission_state[]) AND country_slug IN (
        SELECT country_slug FROM submissions WHERE member_id = ${memberId}::uuid AND form = ${form}
      )
      GROUP BY member_id, country_slug
    ), places AS (
      SELECT member_id, country_slug, since,
        rank() OVER (PARTITION BY country_slug ORDER BY since, member_id)::int AS place,
        count(*) OVER (PARTITION BY country_slug)::int AS waiting
      FROM waiting
    )
    SELECT coalesce(country_slug, '') AS "countrySlug", coalesce(place, 0) AS place,
      coalesce(waiting, 0) AS waiting, since
    FROM places WHERE member_id = ${memberId}::uuid ORDER BY since, country_slug`;
  return rows as Place[];
}
