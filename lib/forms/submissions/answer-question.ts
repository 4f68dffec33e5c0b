import "server-only";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { fault } from "#lib/words/faults.ts";
import { inOne, moveSubmission } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/** Files the sender's answer to the question that is open. Throws `conflict` where none is, `not_found` for others. */
export async function answerQuestion(
  reference: string,
  answer: string,
  { address, ...sender }: Sender & { address: string },
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  await inOne((on) =>
    moveSubmission(
      on,
      { reference, ...ownSubmission(sender).any },
      {
        from: ["asked"],
        to: "answered",
        kind: "answered",
        deed: "form.answered",
        words: answer,
        actorId: sender.memberId,
        otherwise: fault("form.notAskedNow"),
      },
    ),
  );
  return { reference };
}
