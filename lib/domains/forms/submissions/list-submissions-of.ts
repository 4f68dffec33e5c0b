import "server-only";
import { db } from "#lib/platform/db.ts";
import type { FormFilter } from "../open/form-filter.ts";
import { isFormId } from "#lib/platform/words/open/form-ids.ts";
import type { ListedSubmission } from "./list-submissions.ts";
import { answerOf } from "./submission-body.ts";

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
