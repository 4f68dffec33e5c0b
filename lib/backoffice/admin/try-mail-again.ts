import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { kickOutbox, retryMail } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

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
