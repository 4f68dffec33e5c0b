import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { record } from "#lib/services/audit/index.ts";
import { moveCase, noteNews } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { SubmissionEventKind, SubmissionState } from "#lib/generated/prisma/enums.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { setKeepUntil } from "#lib/services/uploads/index.ts";
import { findForm } from "../definitions/index.ts";
import type { ListingRule } from "../open/form.ts";
import { openSubmission, sealWords } from "./submission-body.ts";
import { turnOf } from "./case-of-form.ts";

type Settled = { id: string; reference: string; form: string; sealed: Uint8Array };

/** The answers, besides the name, that a text search covers. */
const soughtIn = ["town", "description"];

/** The row of a directory, with public answers only. */
function rowOf({ directory, shows, name, field }: ListingRule, answers: Answers) {
  const body = Object.fromEntries(
    shows.flatMap((one) => (answers[one] === undefined ? [] : [[one, answers[one]]])),
  ) as Prisma.InputJsonObject;
  const textOf = (one: string) => (typeof body[one] === "string" ? body[one] : "");
  return {
    directory,
    countrySlug: textOf("country"),
    field: textOf(field),
    name: textOf(name),
    sought: fold([name, ...soughtIn].map(textOf).join(" ")),
    body,
  };
}

/**
 * Adds an accepted submission to the directory of its form, in the transaction `on`; with any other final state its
 * entry is deleted. A form without a directory has nothing to settle.
 */
async function settleListing(
  on: Prisma.TransactionClient,
  { id: submissionId, reference, form, sealed }: Settled,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const rule = findForm(form)?.listing;
  if (!rule) return;
  if (!isAccepted) {
    await on.listing.deleteMany({ where: { submissionId } });
    return;
  }
  const row = { ...rowOf(rule, openSubmission(reference, sealed).answers), listedAt: now };
  await on.listing.upsert({
    where: { submissionId },
    create: { submissionId, ...row },
    update: row,
    select: { id: true },
  });
}

type Action =
  "form.asked" | "form.answered" | "form.withdrawn" | "form.unlisted" | "form.decided" | "form.tracked";

/** The states of a submission that is still to be decided. A letter never has one of these. */
export const openStates = ["received", "asked", "answered"] as const satisfies readonly SubmissionState[];

/** The states of a submission in effect: it is undecided or accepted. */
export const liveStates: readonly SubmissionState[] = [...openStates, "accepted"];

/** The final states. The retention period begins with them. */
const endStates: readonly SubmissionState[] = ["accepted", "refused", "withdrawn", "closed"];

export type Move = {
  from: readonly SubmissionState[];
  to: SubmissionState;
  kind: SubmissionEventKind;
  action: Action;
  /** The message that goes with it. */
  words?: string;
  /** For staff: the id of a member, or the name of a command. */
  by?: string;
  actorId?: string | undefined;
  /** When it happened, if not now. */
  at?: Date | undefined;
  /** The error message if it is in another state. */
  otherwise: string;
};

type Moved = { id: string; reference: string; form: string; sealed: Uint8Array; eventId: bigint };

function monthsAfter(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

/**
 * Moves a submission from one state to the next, with its event and its audit line, in the transaction `on`. One
 * conditional update decides: of two concurrent actions one succeeds, the other is a `conflict`.
 */
export async function moveSubmission(
  on: Prisma.TransactionClient,
  where: Prisma.SubmissionWhereInput,
  { from, to, kind, action, words, by, actorId, at, otherwise }: Move,
  now: Date = new Date(),
): Promise<Moved> {
  const found = await on.submission.findFirst({ where, select: { id: true, form: true, expiresAt: true } });
  if (!found) throw new AppError("not_found", fault("form.notYours"));
  const isEnd = endStates.includes(to);
  const months = findForm(found.form)?.keepMonths ?? 0;
  // Withdrawing an accepted submission later does not extend its retention.
  const expiresAt = found.expiresAt ?? monthsAfter(now, months);
  const [moved] = await on.submission.updateManyAndReturn({
    where: { id: found.id, state: { in: [...from] } },
    data: { state: to, updatedAt: now, ...(isEnd && { endedAt: now, expiresAt }) },
    select: { id: true, reference: true, form: true, sealed: true },
  });
  if (!moved) throw new AppError("conflict", otherwise);
  await moveCase(on, { submissionId: moved.id }, turnOf(to), now);
  if (by) await noteNews(on, { submissionId: moved.id }, now);
  // A change that was begun and not sent has nothing left to change.
  if (to === "withdrawn") await on.startedForm.deleteMany({ where: { amendsId: moved.id } });
  if (isEnd) await setKeepUntil(on, moved.id, now);
  if (isEnd) await settleListing(on, moved, to === "accepted", now);
  const event = await on.submissionEvent.create({
    data: {
      submissionId: moved.id,
      kind,
      at: at ?? now,
      by: by ?? null,
      sealed: words === undefined ? null : sealWords(moved.id, words),
    },
    select: { id: true },
  });
  const detail = { form: moved.form, reference: moved.reference, to, ...(by && !actorId && { by }) };
  await record({ action, outcome: "done", actorId, detail }, on);
  return { ...moved, eventId: event.id };
}

/** Runs the work in its own transaction. */
export const inOne = <T>(work: (on: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  db().$transaction(work);
