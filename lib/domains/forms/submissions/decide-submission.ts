import "server-only";
import { kickOutbox } from "#lib/services/mail/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { mailSender } from "./sender.ts";
import { inOne, moveSubmission, openStates } from "./move-submission.ts";
import { openSubmission } from "./submission-body.ts";

/** A sender who has not answered after this time is reminded once. */
const reminderDays = 7;

/** Who works on it: the id of a member, or the name of a command. */
type Asker = { by: string; actorId?: string };

/** Asks the sender a question, in the transaction `on`; call `kickOutbox` after its commit. */
export async function askWithin(
  on: Prisma.TransactionClient,
  reference: string,
  question: string,
  { by, actorId }: Asker,
  now: Date = new Date(),
): Promise<void> {
  const { id, form, sealed, eventId } = await moveSubmission(
    on,
    { reference },
    {
      from: ["received", "answered"],
      to: "asked",
      kind: "asked",
      action: "form.asked",
      words: question,
      by,
      actorId,
      otherwise: fault("form.notOpen"),
    },
    now,
  );
  const { address } = openSubmission(reference, sealed);
  await mailSender(on, address, { form: form as FormId, reference, about: "asked" });
  const startAfter = new Date(now.getTime() + reminderDays * 86_400_000);
  await enqueue("remindSender", { submissionId: id, eventId: String(eventId) }, { tx: on, startAfter });
}

/** Asks the sender a question. Throws `conflict` if the submission can no longer be decided. */
export async function askSender(
  reference: string,
  question: string,
  asker: Asker,
  now: Date = new Date(),
): Promise<{ reference: string }> {
  await inOne((on) => askWithin(on, reference, question, asker, now));
  kickOutbox();
  return { reference };
}

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

/**
 * Closes a duplicate submission, in the transaction `on`: it continues under the other reference, which its sender
 * reads. Throws `conflict` if it can no longer be decided.
 */
export async function joinWithin(
  on: Prisma.TransactionClient,
  reference: string,
  into: string,
  { by, actorId }: { by: string; actorId: string },
): Promise<void> {
  await moveSubmission(
    on,
    { reference },
    {
      from: openStates,
      to: "closed",
      kind: "joined",
      action: "form.decided",
      words: into,
      by,
      actorId,
      otherwise: fault("form.notOpen"),
    },
  );
}
