import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Removes one of the member's own views. Throws `not_found` for any other. */
export async function removeView({ member }: Visit, id: string): Promise<void> {
  await db().$transaction(async (on) => {
    const { count } = await on.savedView.deleteMany({ where: { id, memberId: member.id } });
    if (count === 0) throw new AppError("not_found", fault("view.unknown"));
    await record({ action: "view.removed", outcome: "done", actorId: member.id }, on);
  });
}
