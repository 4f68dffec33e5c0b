import "server-only";
import { queueMail, submissionMail, type SubmissionNews } from "#lib/email/index.ts";
import { env } from "#lib/env.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { formTitle } from "../open/form-words.ts";
import type { FormId } from "../open/form-ids.ts";
import { statusOf } from "../open/form-path.ts";

const daysToDeliver = 3;

type News = { form: FormId; reference: string; about: SubmissionNews };

/** Tells whoever sent something what became of it, and where to follow it. What they wrote is not in the mail. */
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
