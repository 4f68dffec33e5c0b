import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { CloseInput } from "./schema.ts";

/** Closes a case for a reason that is a code. The time until the case is deleted runs from that day. */
export async function closeCase(
  { member }: Visit,
  { id, parts, reason }: CloseInput,
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const today = new Date();
    const { count } = await on.confidentialCase.updateMany({
      where: { id, state: { not: "closed" }, parts },
      data: { state: "closed", closedFor: reason, closedOn: today, touchedOn: today },
    });
    if (count === 0) {
      const found = await on.confidentialCase.findUnique({ where: { id }, select: { state: true } });
      if (!found) throw new AppError("not_found", fault("confidential.unknown"));
      throw new AppError(
        "conflict",
        fault(found.state === "closed" ? "confidential.closed" : "confidential.changed"),
      );
    }
    await record({ action: "confidential.closed", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}
