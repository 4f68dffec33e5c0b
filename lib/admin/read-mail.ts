import "server-only";
import { record } from "../audit/index.ts";
import { countOutbox, listOutbox, type ListedMail, type OutboxCounts } from "../email/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import type { MailQuery } from "./open/mail-query.ts";

export type MailRead = { mails: readonly ListedMail[]; next: string | undefined; counts: OutboxCounts };

/** A page of the outbox, with how many mails stand how. That it was read is written to the audit. */
export async function readMail({ member }: Visit, { state, after }: MailQuery): Promise<MailRead> {
  const [{ mails, next }, counts] = await Promise.all([listOutbox(state, after), countOutbox()]);
  const detail = { state, listed: mails.length };
  await record({ deed: "mail.listed", outcome: "done", actorId: member.id, detail });
  return { mails, next, counts };
}
