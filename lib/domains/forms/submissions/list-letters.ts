import "server-only";
import { db } from "#lib/platform/db.ts";
import { letterForms } from "../definitions/index.ts";
import { isFormId } from "#lib/platform/words/open/form-ids.ts";
import type { ListedSubmission } from "./list-submissions.ts";
import { answerOf } from "./submission-body.ts";

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
