import "server-only";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { fault } from "#lib/words/faults.ts";
import { letterForms } from "../definitions/index.ts";
import type { TrackStep } from "../open/step-fields.ts";
import { inOne, moveSubmission } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/** From where each step leads. Only forward, each once; an end may come early, as where no answer ever comes. */
const stepsFrom: Readonly<Record<TrackStep, readonly SubmissionState[]>> = {
  posted: ["ready"],
  replied: ["posted"],
  closed: ["ready", "posted", "replied"],
};

type Track = {
  to: TrackStep;
  /** The ISO day it happened on; today where it is left out. */
  on?: string | undefined;
};

/**
 * Notes how far a letter is, for its sender: sent, answered, closed. Throws `not_found` for whatever is not the sender's
 * letter, `conflict` for a step that was taken already or does not come next.
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
        deed: "form.tracked",
        at: day === undefined ? undefined : new Date(`${day}T00:00:00Z`),
        actorId: sender.memberId,
        otherwise: fault("form.notNext"),
      },
    ),
  );
  return { reference };
}
