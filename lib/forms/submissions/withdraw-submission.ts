import "server-only";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { fault } from "#lib/words/faults.ts";
import { inOne, moveSubmission, openStates } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/** Takes back what was sent and is not decided yet. Throws `not_found` for whatever is not the sender's, `conflict` once it is over. */
export async function withdrawSubmission(
  reference: string,
  { address, ...sender }: Sender & { address: string },
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  await inOne((on) =>
    moveSubmission(
      on,
      { reference, ...ownSubmission(sender).any },
      {
        from: openStates,
        to: "withdrawn",
        kind: "withdrawn",
        deed: "form.withdrawn",
        actorId: sender.memberId,
        otherwise: fault("form.notOpen"),
      },
    ),
  );
  return { reference };
}
