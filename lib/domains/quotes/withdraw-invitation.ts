import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { getInvitation } from "./get-invitation.ts";

/**
 * Withdraws an invitation and deletes its answer; a quote that was handed over stays. Of two concurrent calls one
 * succeeds.
 */
export async function withdrawInvitation({ member }: Visit, id: string): Promise<{ reference: string }> {
  return db().$transaction(async (on) => {
    const { reference, caseId } = await getInvitation(id, on);
    const { count } = await on.quoteInvitation.updateMany({
      where: { id, state: { not: "withdrawn" }, handedAt: null },
      data: { state: "withdrawn", sealed: null },
    });
    if (count === 0) throw new AppError("conflict", fault("quote.notNow"));
    if (caseId) await addCaseEvent(on, caseId, { kind: "taken_back", byId: member.id });
    const detail = { reference, invitation: id };
    await record({ action: "quote.taken_back", outcome: "done", actorId: member.id, detail }, on);
    return { reference };
  });
}
