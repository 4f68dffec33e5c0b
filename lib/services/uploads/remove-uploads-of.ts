import "server-only";
import { db } from "#lib/platform/db.ts";
import { removeUploadWhere } from "./remove-upload.ts";

/** The owner of files: a form that is being filled in, with what is not sent of it; or a submission. */
export type Owner = { draftId: string } | { submissionId: string };

export const ofOwner = (owner: Owner) =>
  "draftId" in owner ? { draftId: owner.draftId, submissionId: null } : { submissionId: owner.submissionId };

/** Removes all files that were added to a form, and returns how many there were. */
export async function removeUploadsOf(owner: Owner): Promise<number> {
  const where = ofOwner(owner);
  const rows = await db().upload.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: 1_000,
  });
  let removed = 0;
  for (const { id } of rows) if (await removeUploadWhere(id, where)) removed += 1;
  return removed;
}
