import "server-only";
import { db } from "#lib/platform/db.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { removeUploadsOf } from "#lib/services/uploads/index.ts";
import { ownStarted, type Filler } from "./started.ts";

/** Deletes what a filler has begun of a form, with the files added to it. Idempotent. */
export async function discardStarted(form: FormId, filler: Filler): Promise<void> {
  const own = ownStarted(filler);
  if (!own) return;
  const rows = await db().startedForm.findMany({ where: { form, ...own }, select: { id: true } });
  await db().startedForm.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  for (const { id } of rows) await removeUploadsOf({ draftId: id });
}
