import "server-only";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { letterForms } from "../definitions/index.ts";
import type { TrackStep } from "../shared/step-fields.ts";
import { inOne, moveSubmission } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/**
 * The states from which each step follows. Steps only go forward, each once; a letter may be closed early, since an
 * answer may never come.
 */
const stepsFrom: Readonly<Record<TrackStep, readonly SubmissionState[]>> = {
  posted: ["ready"],
  replied: ["posted"],
  closed: ["ready", "posted", "replied"],
};

type Track = {
  to: TrackStep;
  /** The ISO day on which it happened; defaults to today. */
  on?: string | undefined;
};

/**
 * Records the progress of a letter, for its sender: sent, answered, closed. Throws `not_found` if it is not the
 * sender's letter, `conflict` for a step that was already taken or does not come next.
 */
export async function trackLetter(
  reference: string,
  { to, on: day }: Track,
  { address, ...sender }: Sender & { address: string },
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  await inOne((on) =>
    moveSubmission(
      on,
      { reference, form: { in: [...letterForms()] }, ...ownSubmission(sender).any },
      {
        from: stepsFrom[to],
        to,
        kind: to,
        action: "form.tracked",
        at: day === undefined ? undefined : new Date(`${day}T00:00:00Z`),
        actorId: sender.memberId,
        otherwise: fault("form.notNext"),
      },
    ),
  );
  return { reference };
}
