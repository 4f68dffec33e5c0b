import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent, getCase, noteReply } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { caseMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { openSubmission } from "#lib/domains/forms/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { getInvitation } from "./get-invitation.ts";
import { requestIsLive } from "./invitation-row.ts";

/**
 * Hands a quote to the buyer as it is; its vendor cannot change it after that. It is shown on the buyer's request. The
 * buyer is notified by mail that there is something, once until they have read it. Event, audit line and mail are one
 * transaction; of two concurrent calls one succeeds. Throws `not_found`, `conflict` if there is no quote any more or it
 * is handed over.
 */
export async function handOver({ member }: Visit, id: string): Promise<{ reference: string }> {
  const reference = await db().$transaction(async (on) => {
    const { reference: asked, sealedRequest, caseId } = await getInvitation(id, on);
    const count = await on.$executeRaw`
      UPDATE quote_invitations q SET handed_at = now() FROM submissions r
      WHERE q.id = ${id}::uuid AND q.state = 'quoted' AND q.handed_at IS NULL
        AND r.id = q.request_id AND ${requestIsLive}`;
    if (count === 0) throw new AppError("conflict", fault("quote.notNow"));
    const detail = { reference: asked, invitation: id };
    await record({ action: "quote.handed_over", outcome: "done", actorId: member.id, detail }, on);
    const row = caseId ? await getCase(caseId, on) : null;
    if (!row) return asked;
    await addCaseEvent(on, row.id, { kind: "handed_over", byId: member.id });
    const { mustNotify } = await noteReply(on, row);
    if (!mustNotify) return asked;
    const { address } = openSubmission(asked, sealedRequest);
    const url = new URL(statusOf(asked), env.SITE_URL).href;
    const letter = caseMail({ title: formTitle("quote-request"), reference: asked, url });
    await queueMail({ kind: "case", to: address, ...letter, secondsToLive: newsSeconds }, on);
    return asked;
  });
  kickOutbox();
  return { reference };
}
