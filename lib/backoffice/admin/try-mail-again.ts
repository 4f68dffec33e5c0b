import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { kickOutbox, retryMail } from "../email/index.ts";
import { AppError } from "../errors.ts";
import type { Visit } from "#lib/access/open/visit.ts";
import { fault } from "#lib/words/faults.ts";

/** Sends a failed mail again now. Throws `conflict` if there is nothing left to send, or it is being sent already. */
export async function tryMailAgain({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const kind = await retryMail(id, on);
    if (!kind) throw new AppError("conflict", fault("mail.notNow"));
    await record(
      { deed: "mail.retried", outcome: "done", actorId: member.id, detail: { mail: id, kind } },
      on,
    );
  });
  kickOutbox();
  return { id };
}
