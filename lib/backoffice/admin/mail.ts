import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  countOutbox,
  listOutbox,
  kickOutbox,
  retryMail,
  type ListedMail,
  type OutboxCounts,
} from "#lib/services/mail/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { MailQuery } from "./open/queries.ts";

export type MailRead = { mails: readonly ListedMail[]; next: string | undefined; counts: OutboxCounts };

/** A page of the outbox, and the number of mails in each state. Each read is recorded in the audit log. */
export async function readMail({ member }: Visit, { state, after }: MailQuery): Promise<MailRead> {
  const [{ mails, next }, counts] = await Promise.all([listOutbox(state, after), countOutbox()]);
  const detail = { state, listed: mails.length };
  await record({ action: "mail.listed", outcome: "done", actorId: member.id, detail });
  return { mails, next, counts };
}

/** Sends a failed mail again now. Throws `conflict` if there is nothing left to send, or it is being sent already. */
export async function tryMailAgain({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const kind = await retryMail(id, on);
    if (!kind) throw new AppError("conflict", fault("mail.notNow"));
    await record(
      { action: "mail.retried", outcome: "done", actorId: member.id, detail: { mail: id, kind } },
      on,
    );
  });
  kickOutbox();
  return { id };
}
