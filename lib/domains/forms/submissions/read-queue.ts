import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { workingDaysAfter } from "#lib/domains/cases/open/kinds.ts";
import { isFormId, type FormId } from "#lib/platform/words/open/form-ids.ts";
import { listUploadsOf, type ListedUpload } from "#lib/services/uploads/index.ts";
import { findForm, letterForms } from "../definitions/index.ts";
import type { FormDefinition } from "../open/form.ts";
import type { SubmissionEvent } from "./find-submission.ts";
import { openStates } from "./move-submission.ts";
import { openSubmission, openWords } from "./submission-body.ts";

type QueuedSubmission = {
  reference: string;
  form: FormDefinition;
  state: SubmissionState;
  sentAt: Date;
  dueAt: Date;
};

/** Undecided submissions, oldest first; with `isAll` also those that were decided or withdrawn. For staff only. */
export async function listQueue({ isAll = false, take = 200 } = {}): Promise<QueuedSubmission[]> {
  const rows = await db().submission.findMany({
    where: { form: { notIn: [...letterForms()] }, ...(!isAll && { state: { in: [...openStates] } }) },
    orderBy: [{ sentAt: "asc" }, { id: "asc" }],
    take,
    select: { reference: true, form: true, state: true, sentAt: true },
  });
  return rows.flatMap(({ form: id, ...row }) => {
    const form = findForm(id);
    if (!form || form.isLetter) return [];
    return [{ ...row, form, dueAt: workingDaysAfter(row.sentAt, form.workingDays) }];
  });
}

/** Who reads somebody else's submission: the id of a member, or the name of a command. */
type Reader = { by: string; actorId?: string };

/** What staff may know of a letter: that it exists, and its progress. Its content is its sender's alone. */
export async function readLetter(
  reference: string,
): Promise<{ form: FormId; state: SubmissionState; address: string } | undefined> {
  const row = await db().submission.findUnique({
    where: { reference },
    select: { form: true, state: true, sealed: true },
  });
  if (!row || !isFormId(row.form)) return undefined;
  return { form: row.form, state: row.state, address: openSubmission(reference, row.sealed).address };
}

export type WholeSubmission = Omit<QueuedSubmission, "dueAt"> & {
  address: string;
  answers: Answers;
  events: readonly SubmissionEvent[];
  files: readonly ListedUpload[];
  /** The vacancy it is an application for. */
  vacancy: { id: string; title: string } | null;
};

/** All of a submission, for staff; the access is recorded first. A letter is excluded: it is its sender's alone. */
export async function readSubmission(
  reference: string,
  { by, actorId }: Reader,
): Promise<WholeSubmission | undefined> {
  const row = await db().submission.findUnique({
    where: { reference },
    select: {
      id: true,
      form: true,
      state: true,
      sentAt: true,
      sealed: true,
      vacancy: { select: { id: true, title: true } },
      events: { orderBy: { id: "asc" }, select: { kind: true, at: true, sealed: true } },
    },
  });
  const form = row && findForm(row.form);
  if (!row || !form || form.isLetter) return undefined;
  await record({
    action: "form.read",
    outcome: "done",
    actorId,
    detail: { reference, ...(!actorId && { by }) },
  });
  const { address, answers } = openSubmission(reference, row.sealed);
  return {
    reference,
    form,
    state: row.state,
    sentAt: row.sentAt,
    address,
    answers,
    vacancy: row.vacancy,
    files: await listUploadsOf({ submissionId: row.id }),
    events: row.events.map(({ kind, at, sealed }) => ({ kind, at, words: openWords(row.id, sealed) })),
  };
}
