import "server-only";
import { addCaseEvent, isWithdrawn, noteReply, type CaseRow } from "#lib/domains/cases/index.ts";
import { caseMail, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { Told } from "./case-types/case-type.ts";

/**
 * Adds an answer to a case in the transaction `on`, and mails the sender that there is one: once, until they have read
 * it. The mail does not contain the answer, which is shown only on the page of the case. Throws `conflict` if the
 * sender has withdrawn what the case is about.
 */
export async function replyTo(
  on: Prisma.TransactionClient,
  row: CaseRow,
  { words, email = "", title = "" }: Told,
  byId: string,
): Promise<void> {
  if (await isWithdrawn(on, row.submissionId)) throw new AppError("conflict", fault("case.notNow"));
  const { mustTell } = await noteReply(on, row);
  await addCaseEvent(on, row.id, { kind: "replied", byId, words });
  if (!mustTell) return;
  const url = new URL(statusOf(row.reference), env.SITE_URL).href;
  const letter = caseMail({ title, reference: row.reference, url });
  await queueMail({ kind: "case", to: email, ...letter, secondsToLive: newsSeconds }, on);
}
