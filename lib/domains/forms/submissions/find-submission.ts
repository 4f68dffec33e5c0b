import "server-only";
import { workingDaysAfter } from "#lib/domains/cases/open/kinds.ts";
import { db } from "#lib/platform/db.ts";
import type { SubmissionEventKind, SubmissionState } from "#lib/generated/prisma/enums.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { listUploadsOf, type ListedUpload } from "#lib/services/uploads/index.ts";
import { findForm } from "../definitions/index.ts";
import type { FormDefinition } from "../open/form.ts";
import { openSubmission, openWords } from "./submission-body.ts";
import { ownSubmission, type Sender } from "./sender.ts";
import type { Started } from "../started/started.ts";

export type { SubmissionState };

export type SubmissionEvent = {
  kind: SubmissionEventKind;
  at: Date;
  /** The question, the answer or the reason. */
  words: string | undefined;
};

/** A submission, as its sender follows it. */
export type OwnSubmission = {
  id: string;
  reference: string;
  form: FormDefinition;
  state: SubmissionState;
  /** Whether it belongs to an account, in which all of it stays available. */
  isOfMember: boolean;
  sentAt: Date;
  /** Set once it is decided or withdrawn. */
  deletedOn: Date | null;
  /** When it is due to be decided or answered; undefined for a letter, which staff do not decide. */
  dueAt: Date | undefined;
  /** When it was listed in a directory; undefined if it is in none. */
  listedAt: Date | undefined;
  /** Oldest first. */
  events: readonly SubmissionEvent[];
  /** The answers; undefined for a visitor who only gave reference and address. */
  answers: Answers | undefined;
  /** The files sent with it; none for a visitor who may not read the answers. */
  files: readonly ListedUpload[];
};

/**
 * The submission under a reference, for its sender; undefined alike for one of somebody else and for an unknown
 * reference.
 */
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

/** The submission that is being changed. */
export type Amended = { reference: string; sentAt: Date };

/** The submission that a started form changes, for those who may open the form; undefined if it changes none. */
export async function findAmended({ amendsId }: Pick<Started, "amendsId">): Promise<Amended | undefined> {
  if (!amendsId) return undefined;
  const row = await db().submission.findUnique({
    where: { id: amendsId },
    select: { reference: true, sentAt: true },
  });
  return row ?? undefined;
}
