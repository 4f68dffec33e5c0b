import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { countOutbox, listOutbox, type ListedMail, type OutboxCounts } from "#lib/services/mail/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { MailQuery } from "./open/mail-query.ts";

export type MailRead = { mails: readonly ListedMail[]; next: string | undefined; counts: OutboxCounts };

/** A page of the outbox, and the number of mails in each state. Each read is recorded in the audit log. */
export async function readMail({ member }: Visit, { state, after }: MailQuery): Promise<MailRead> {
  const [{ mails, next }, counts] = await Promise.all([listOutbox(state, after), countOutbox()]);
  const detail = { state, listed: mails.length };
  await record({ action: "mail.listed", outcome: "done", actorId: member.id, detail });
  return { mails, next, counts };
}
