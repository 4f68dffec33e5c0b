import "server-only";
import { db } from "#lib/platform/db.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { isFormId, type FormId } from "#lib/platform/words/open/form-ids.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { checkAnswers, checkStep } from "../shared/check-answers.ts";
import { getForm, letterForms } from "../definitions/index.ts";
import { openStarted } from "../started/started.ts";
import { answerOf } from "./submission-body.ts";
import type { FormFilter } from "../open/form.ts";
import { liveStates } from "./move-submission.ts";

export type ListedSubmission = { reference: string; form: FormId; state: SubmissionState; sentAt: Date };

/** A member's submissions without their letters, latest first. */
export async function listSubmissions(memberId: string, take: number): Promise<ListedSubmission[]> {
  const rows = await db().submission.findMany({
    where: { memberId, form: { notIn: [...letterForms()] } },
    orderBy: [{ sentAt: "desc" }, { id: "asc" }],
    take,
    select: { reference: true, form: true, state: true, sentAt: true },
  });
  return rows.flatMap(({ form, ...row }) => (isFormId(form) ? [{ ...row, form }] : []));
}

export type ListedStarted = { form: FormId; next: string; isChange: boolean; expiresAt: Date };

/** The forms that a member has begun and not sent, with the step to continue with, latest first. */
export async function listStarted(memberId: string, take: number): Promise<ListedStarted[]> {
  const rows = await db().startedForm.findMany({
    where: { memberId, expiresAt: { gt: new Date() } },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
    take,
    select: { id: true, form: true, sealed: true, amendsId: true, expiresAt: true },
  });
  return rows.flatMap(({ form, amendsId, expiresAt, ...row }) => {
    if (!isFormId(form)) return [];
    const { open } = checkAnswers(getForm(form), openStarted(row));
    return [{ form, next: open?.name ?? checkStep, isChange: amendsId !== null, expiresAt }];
  });
}

export type ListedLetter = ListedSubmission & {
  /** Which of the letters of its form it is. */
  kind: string;
};

/** The letters of a member, latest first. */
export async function listLetters(memberId: string, take: number): Promise<ListedLetter[]> {
  const rows = await db().submission.findMany({
    where: { memberId, form: { in: [...letterForms()] } },
    orderBy: [{ sentAt: "desc" }, { id: "asc" }],
    take,
    select: { reference: true, form: true, state: true, sentAt: true, sealed: true },
  });
  return rows.flatMap(({ form, sealed, ...row }) =>
    isFormId(form) ? [{ ...row, form, kind: answerOf(row.reference, sealed, "letter") }] : [],
  );
}

/** A member's submissions of some forms, latest first. A filter by an answer applies to the latest `take` of them. */
export async function listSubmissionsOf(
  memberId: string,
  filters: readonly FormFilter[],
  take: number,
): Promise<ListedSubmission[]> {
  if (filters.length === 0) return [];
  const byForm = new Map<string, FormFilter>(filters.map((filter) => [filter.form, filter]));
  const rows = await db().submission.findMany({
    where: { memberId, form: { in: [...byForm.keys()] } },
    orderBy: [{ sentAt: "desc" }, { id: "asc" }],
    take,
    select: { reference: true, form: true, state: true, sentAt: true, sealed: true },
  });
  return rows.flatMap(({ form, sealed, ...row }) => {
    const where = byForm.get(form)?.where;
    const fits = !where || answerOf(row.reference, sealed, where.field) === where.is;
    return isFormId(form) && fits ? [{ ...row, form }] : [];
  });
}

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
