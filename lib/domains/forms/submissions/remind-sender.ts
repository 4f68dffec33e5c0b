import "server-only";
import { db } from "#lib/platform/db.ts";
import { kickOutbox } from "#lib/services/mail/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { mailSender } from "./mail-sender.ts";
import { openSubmission } from "./submission-body.ts";

/** Reminds a sender of the question in this event, if it is still the latest event. */
export async function remindSender({ submissionId, eventId }: { submissionId: string; eventId: string }) {
  await db().$transaction(async (on) => {
    const row = await on.submission.findFirst({
      where: { id: submissionId, state: "asked" },
      select: {
        reference: true,
        form: true,
        sealed: true,
        events: { orderBy: { id: "desc" }, take: 1, select: { id: true } },
      },
    });
    if (!row || String(row.events[0]?.id) !== eventId) return;
    const { reference, form, sealed } = row;
    const { address } = openSubmission(reference, sealed);
    await mailSender(on, address, { form: form as FormId, reference, about: "reminded" });
  });
  kickOutbox();
}
