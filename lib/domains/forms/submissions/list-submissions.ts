import "server-only";
import { db } from "#lib/platform/db.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { isFormId, type FormId } from "#lib/platform/words/open/form-ids.ts";
import { checkAnswers, checkStep } from "../shared/check-answers.ts";
import { getForm, letterForms } from "../definitions/index.ts";
import { openStarted } from "../started/started.ts";

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
