import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Removes a canned reply at the version that was read. Throws `conflict` if it was removed or changed since. */
export async function removeReply(
  { member }: Visit,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await db().$transaction(async (on) => {
    const { count } = await on.cannedReply.deleteMany({ where: { id, version } });
    if (count === 0) throw new AppError("conflict", fault("reply.changed"));
    await record({ action: "reply.removed", outcome: "done", actorId: member.id, detail: { reply: id } }, on);
  });
}
