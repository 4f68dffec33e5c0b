import "server-only";
import { record } from "#lib/audit/index.ts";
import { db } from "#lib/db.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { findForm, letterForms } from "../definitions/index.ts";
import type { Answers } from "../open/check-answers.ts";
import { workingDaysAfter } from "../../cases/open/due.ts";
import { isFormId, type FormId } from "../open/form-ids.ts";
import type { FormDefinition } from "../open/form.ts";
import type { SubmissionEvent } from "./find-submission.ts";
import { openStates } from "./move-submission.ts";
import { listUploadsOf, type ListedUpload } from "../uploads/index.ts";
import { openSubmission, openWords } from "./submission-body.ts";

export type QueuedSubmission = {
  reference: string;
  form: FormDefinition;
  state: SubmissionState;
  sentAt: Date;
  dueAt: Date;
};

/** What is to be decided, the oldest first; with `isAll` what was decided or withdrawn, too. For staff alone. */
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

/** Whoever reads what somebody else sent: the id of a member, or the name of a command. */
type Reader = { by: string; actorId?: string };

/** Of a letter what staff may know: that it is there, and how far it is. What it says is its sender's alone. */
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
  /** The post it is an application for. */
  vacancy: { id: string; title: string } | null;
};

/** All of what was sent, for staff; that it was read is written down first. A letter is its sender's alone. */
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
    deed: "form.read",
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
