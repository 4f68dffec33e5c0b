import "server-only";
import { kickOutbox } from "#lib/services/mail/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { mailSender } from "./mail-sender.ts";
import { inOne, moveSubmission, openStates } from "./move-submission.ts";
import { openSubmission } from "./submission-body.ts";

type Decision = {
  state: "accepted" | "refused";
  /** The message to the sender. */
  reason: string;
  /** The id of the member who decides, or the name of the command. */
  by: string;
  actorId?: string;
};

/** Decides on a submission, in the transaction `on`; call `kickOutbox` after its commit. */
export async function decideWithin(
  on: Prisma.TransactionClient,
  reference: string,
  { state, reason, by, actorId }: Decision,
): Promise<void> {
  const { form, sealed } = await moveSubmission(
    on,
    { reference },
    {
      from: openStates,
      to: state,
      kind: state,
      action: "form.decided",
      words: reason,
      by,
      actorId,
      otherwise: fault("form.notOpen"),
    },
  );
  const { address } = openSubmission(reference, sealed);
  await mailSender(on, address, { form: form as FormId, reference, about: state });
}

/** Decides on a submission, in one transaction with event, audit line and mail; a second decision is a `conflict`. */
export async function decideSubmission(
  reference: string,
  decision: Decision,
): Promise<{ reference: string }> {
  await inOne((on) => decideWithin(on, reference, decision));
  kickOutbox();
  return { reference };
}
