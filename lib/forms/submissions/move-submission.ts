import "server-only";
import { record } from "#lib/audit/index.ts";
import { moveCase, noteNews } from "#lib/cases/index.ts";
import { db } from "#lib/db.ts";
import { AppError } from "#lib/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { SubmissionEventKind, SubmissionState } from "#lib/generated/prisma/enums.ts";
import { fault } from "#lib/words/faults.ts";
import { findForm } from "../definitions/index.ts";
import { setKeepUntil } from "../uploads/index.ts";
import { turnOf } from "./case-of-form.ts";
import { settleListing } from "./settle-listing.ts";
import { sealWords } from "./submission-body.ts";

type Deed =
  "form.asked" | "form.answered" | "form.withdrawn" | "form.unlisted" | "form.decided" | "form.tracked";

/** The states in which something is still to be decided. None of them is one of a letter. */
export const openStates = ["received", "asked", "answered"] as const satisfies readonly SubmissionState[];

/** The states in which what was sent stands: nothing is decided yet, or it was accepted. */
export const liveStates: readonly SubmissionState[] = [...openStates, "accepted"];

/** The states after which nothing comes: the time after which it is deleted begins. */
const endStates: readonly SubmissionState[] = ["accepted", "refused", "withdrawn", "closed"];

export type Move = {
  from: readonly SubmissionState[];
  to: SubmissionState;
  kind: SubmissionEventKind;
  deed: Deed;
  /** What is said with it. */
  words?: string;
  /** Of staff: the id of a member, or the name of a command. */
  by?: string;
  actorId?: string | undefined;
  /** When it happened, where that was not now. */
  at?: Date | undefined;
  /** Said where the state is another one. */
  otherwise: string;
};

export type Moved = { id: string; reference: string; form: string; sealed: Uint8Array; eventId: bigint };

function monthsAfter(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

/**
 * Takes a submission from one state to the next, with its event and its audit line, in the transaction `on`. One
 * conditional update decides: of two deeds at once one counts, the other is a `conflict`.
 */
export async function moveSubmission(
  on: Prisma.TransactionClient,
  where: Prisma.SubmissionWhereInput,
  { from, to, kind, deed, words, by, actorId, at, otherwise }: Move,
  now: Date = new Date(),
): Promise<Moved> {
  const found = await on.submission.findFirst({ where, select: { id: true, form: true, expiresAt: true } });
  if (!found) throw new AppError("not_found", fault("form.notYours"));
  const isEnd = endStates.includes(to);
  const months = findForm(found.form)?.keepMonths ?? 0;
  // What was accepted and is taken back later goes no later for that.
  const expiresAt = found.expiresAt ?? monthsAfter(now, months);
  const [moved] = await on.submission.updateManyAndReturn({
    where: { id: found.id, state: { in: [...from] } },
    data: { state: to, updatedAt: now, ...(isEnd && { endedAt: now, expiresAt }) },
    select: { id: true, reference: true, form: true, sealed: true },
  });
  if (!moved) throw new AppError("conflict", otherwise);
  await moveCase(on, { submissionId: moved.id }, turnOf(to), now);
  if (by) await noteNews(on, { submissionId: moved.id }, now);
  // A change of it that was begun and not sent has nothing left to change.
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
  await record({ deed, outcome: "done", actorId, detail }, on);
  return { ...moved, eventId: event.id };
}

/** Does it in a transaction of its own. */
export const inOne = <T>(work: (on: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  db().$transaction(work);
