import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import { queueMail, submissionMail, kickOutbox, type SubmissionNews } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { db } from "#lib/platform/db.ts";
import { statusOf } from "../open/form-path.ts";
import { openSubmission } from "./submission-body.ts";

/** Who requests a submission: a member, the browser it was sent from, or a visitor who gave reference and address. */
export type Sender = {
  memberId?: string | undefined;
  token?: string | undefined;
  /** The id of the case whose reference and address were given. */
  shown?: string | undefined;
};

/** How long a browser that sent something without an account can open it: its next user is not the sender. */
const holderHours = 24;

/** What a sender may open. `whole`: with all answers, which reference and address alone do not give access to. */
export function ownSubmission(
  { memberId, token, shown }: Sender,
  now: Date = new Date(),
): { any: Prisma.SubmissionWhereInput; whole: Prisma.SubmissionWhereInput } {
  const since = new Date(now.getTime() - holderHours * 3_600_000);
  const whole: Prisma.SubmissionWhereInput[] = [
    ...(memberId ? [{ memberId }] : []),
    ...(token ? [{ holder: holderOf(token), memberId: null, sentAt: { gt: since } }] : []),
  ];
  return { whole: { OR: whole }, any: { OR: [...whole, ...(shown ? [{ case: { id: shown } }] : [])] } };
}

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
