import "server-only";
import { workingDaysAfter } from "#lib/cases/open/due.ts";
import { db } from "#lib/db.ts";
import type { SubmissionEventKind, SubmissionState } from "#lib/generated/prisma/enums.ts";
import { readReference } from "#lib/reference.ts";
import { findForm } from "../definitions/index.ts";
import type { Answers } from "../open/check-answers.ts";
import type { FormDefinition } from "../open/form.ts";
import { listUploadsOf, type ListedUpload } from "../uploads/index.ts";
import { openSubmission, openWords } from "./submission-body.ts";
import { ownSubmission, type Sender } from "./sender.ts";

export type { SubmissionState };

export type SubmissionEvent = {
  kind: SubmissionEventKind;
  at: Date;
  /** The question, the answer or the reason. */
  words: string | undefined;
};

/** Something that was sent, as its sender follows it. */
export type OwnSubmission = {
  id: string;
  reference: string;
  form: FormDefinition;
  state: SubmissionState;
  /** Whether it belongs to an account, in which all of it stays at hand. */
  isOfMember: boolean;
  sentAt: Date;
  /** Known once it is decided or withdrawn. */
  deletedOn: Date | null;
  /** By when it is to be decided or answered; undefined for a letter, which nobody of ours decides. */
  dueAt: Date | undefined;
  /** Since when it stands in a directory; undefined for what stands in none. */
  listedAt: Date | undefined;
  /** The oldest first. */
  events: readonly SubmissionEvent[];
  /** What was answered; undefined for whoever only named reference and address. */
  answers: Answers | undefined;
  /** What was sent with it; none for whoever does not get to read the answers. */
  files: readonly ListedUpload[];
};

/** What was sent under a reference, for its sender; undefined for everybody else's, and an unknown one, alike. */
export async function findSubmission(typed: string, sender: Sender): Promise<OwnSubmission | undefined> {
  const reference = readReference(typed);
  const own = ownSubmission(sender);
  if (!reference || own.any.OR?.length === 0) return undefined;
  const row = await db().submission.findFirst({
    where: { reference, ...own.any },
    select: {
      id: true,
      reference: true,
      form: true,
      state: true,
      memberId: true,
      sentAt: true,
      expiresAt: true,
      sealed: true,
      listing: { select: { listedAt: true } },
      case: { select: { dueAt: true } },
      events: { orderBy: { id: "asc" }, select: { kind: true, at: true, sealed: true } },
    },
  });
  const form = row && findForm(row.form);
  if (!row || !form) return undefined;
  const isWhole = await mayReadAll(row.id, sender);
  return {
    id: row.id,
    reference,
    form,
    state: row.state,
    isOfMember: row.memberId !== null,
    sentAt: row.sentAt,
    deletedOn: row.expiresAt,
    dueAt: form.isLetter ? undefined : (row.case?.dueAt ?? workingDaysAfter(row.sentAt, form.workingDays)),
    listedAt: row.listing?.listedAt,
    events: row.events.map(({ kind, at, sealed }) => ({ kind, at, words: openWords(row.id, sealed) })),
    files: isWhole ? await listUploadsOf({ submissionId: row.id }) : [],
    answers: isWhole ? openSubmission(reference, row.sealed).answers : undefined,
  };
}

async function mayReadAll(id: string, sender: Sender): Promise<boolean> {
  const { whole } = ownSubmission(sender);
  if (whole.OR?.length === 0) return false;
  return (await db().submission.count({ where: { id, ...whole } })) > 0;
}
