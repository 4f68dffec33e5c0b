import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { isDoubleSubmit } from "#lib/platform/http/double-submit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { inOne, moveSubmission, type Move } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";
import { openWords } from "./submission-body.ts";

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
export async function moveOwn(
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
