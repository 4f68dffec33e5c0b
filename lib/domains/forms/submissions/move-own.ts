import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { isDoubleSubmit } from "#lib/platform/http/double-submit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { inOne, moveSubmission, type Move, openStates } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";
import { openWords } from "./submission-body.ts";
import { listForms } from "../definitions/index.ts";

type OwnMove = Omit<Move, "actorId">;

/** Whether the sender did the same moments ago, as with a double submit. */
async function isDoneJustNow(own: Prisma.SubmissionWhereInput, { to, kind, words }: OwnMove) {
  const done = await db().submission.findFirst({
    where: { ...own, state: to },
    select: { id: true, updatedAt: true, events: { orderBy: { id: "desc" }, take: 1 } },
  });
  const last = done?.events[0];
  return (
    done !== null &&
    isDoubleSubmit(done.updatedAt) &&
    last?.kind === kind &&
    openWords(done.id, last.sealed) === words
  );
}

/**
 * Moves a sender's submission from one state to the next; the same again within moments changes nothing. Throws
 * `not_found` if it is not theirs or does not match `where`, `conflict` if it is in another state, `rate_limited`.
 */
async function moveOwn(
  reference: string,
  { address, ...sender }: Sender & { address: string },
  move: OwnMove,
  where: Prisma.SubmissionWhereInput = {},
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  const own = { reference, ...where, ...ownSubmission(sender).any };
  try {
    await inOne((on) => moveSubmission(on, own, { ...move, actorId: sender.memberId }));
  } catch (thrown) {
    const isTooLate = thrown instanceof AppError && thrown.code === "conflict";
    if (!isTooLate || !(await isDoneJustNow(own, move))) throw thrown;
  }
  return { reference };
}

/** Withdraws an undecided submission. Throws `not_found` if it is not the sender's, `conflict` once it is over. */
export const withdrawSubmission = (
  reference: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(reference, sender, {
    from: openStates,
    to: "withdrawn",
    kind: "withdrawn",
    action: "form.withdrawn",
    otherwise: fault("form.notOpen"),
  });

const listing = listForms().flatMap(({ id, listing: rule }) => (rule ? [id] : []));

/**
 * Takes an accepted submission off its directory permanently: it is withdrawn and no longer public. Throws `not_found`
 * if it is not the sender's or its form has no directory, `conflict` if it is not listed.
 */
export const unlistSubmission = (
  reference: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(
    reference,
    sender,
    {
      from: ["accepted"],
      to: "withdrawn",
      kind: "withdrawn",
      action: "form.unlisted",
      otherwise: fault("form.notListed"),
    },
    { form: { in: listing } },
  );

/** Stores the sender's answer to the open question. Throws `conflict` if there is none, `not_found` for others. */
export const answerQuestion = (
  reference: string,
  answer: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(reference, sender, {
    from: ["asked"],
    to: "answered",
    kind: "answered",
    action: "form.answered",
    words: answer,
    otherwise: fault("form.notAskedNow"),
  });
