import "server-only";
import { queueMail, submissionMail, type SubmissionNews, kickOutbox } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { statusOf } from "../open/form-path.ts";
import { db } from "#lib/platform/db.ts";
import { openSubmission } from "./submission-body.ts";

const daysToDeliver = 3;

type News = { form: FormId; reference: string; about: SubmissionNews };

/** Mails a sender the news about their submission and where to follow it. The mail omits what they wrote. */
export async function mailSender(
  on: Prisma.TransactionClient,
  to: string,
  { form, reference, about }: News,
): Promise<void> {
  const letter = submissionMail({
    title: formTitle(form),
    reference,
    about,
    url: new URL(statusOf(reference), env.SITE_URL).href,
  });
  const secondsToLive = daysToDeliver * 24 * 60 * 60;
  await queueMail({ kind: "submission", to, ...letter, secondsToLive }, on);
}

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
