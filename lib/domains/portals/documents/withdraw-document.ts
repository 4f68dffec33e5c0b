import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { removeUploadsOf } from "#lib/services/uploads/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Withdraws a document, so that nobody can open it any more. Of two concurrent calls the second throws `not_found`. */
export async function withdrawDocument({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const row = await on.portalDocument.findUnique({ where: { id }, select: { portal: true, kind: true } });
    const { count } = await on.portalDocument.deleteMany({ where: { id } });
    if (!row || count === 0) throw new AppError("not_found", fault("document.gone"));
    const detail = { ...row, document: id };
    await record({ action: "document.withdrawn", outcome: "done", actorId: member.id, detail }, on);
  });
  // The document is already out of reach. If its file cannot be deleted now, the next purge deletes it.
  await unlessAway("removeUploadsOf", () => removeUploadsOf({ draftId: id }));
  return { id };
}
