import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { fault } from "#lib/words/faults.ts";
import { inOne, moveSubmission, type Move } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/**
 * Takes what its sender sent from one state to the next. Throws `not_found` for whatever is not theirs or not among
 * `where`, `conflict` where the state is another one, `rate_limited`.
 */
export async function moveOwn(
  reference: string,
  { address, ...sender }: Sender & { address: string },
  move: Omit<Move, "actorId">,
  where: Prisma.SubmissionWhereInput = {},
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  const own = { reference, ...where, ...ownSubmission(sender).any };
  await inOne((on) => moveSubmission(on, own, { ...move, actorId: sender.memberId }));
  return { reference };
}
