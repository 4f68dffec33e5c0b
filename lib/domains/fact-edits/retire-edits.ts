import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { applyEdit, builtFiles, type FactEdit } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { raiseVersion } from "./version-number.ts";
import { listApproved } from "./list-approved.ts";

/** Whether the files of this build already contain an edit. */
function isTakenIn(edit: FactEdit): boolean {
  const base = builtFiles.find(({ slug }) => slug === edit.country);
  return base !== undefined && applyEdit(base, base, edit).does === "nothing";
}

/**
 * Retires the approved edits that the records now contain. Call it only when every instance runs a build with these
 * records: an instance with an older build would show the old values again.
 */
export async function retireEdits(): Promise<FactEdit[]> {
  const done = (await listApproved()).filter(isTakenIn);
  if (done.length === 0) return [];
  await db().$transaction(async (on) => {
    await raiseVersion(on);
    await on.factEdit.updateMany({
      where: { id: { in: done.map(({ id }) => id) }, state: "approved" },
      data: { state: "retired", endedAt: new Date() },
    });
    for (const { id, country, path } of done)
      await record(
        { action: "fact.retired", outcome: "done", detail: { edit: id, country, fact: path } },
        on,
      );
  });
  return done;
}
