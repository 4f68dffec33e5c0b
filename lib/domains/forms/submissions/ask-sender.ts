import "server-only";
import { kickOutbox } from "#lib/services/mail/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { mailSender } from "./mail-sender.ts";
import { inOne, moveSubmission } from "./move-submission.ts";
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
