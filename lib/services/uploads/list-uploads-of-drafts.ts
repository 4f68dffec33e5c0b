import "server-only";
import { db } from "#lib/platform/db.ts";
import { readListed, type ListedUpload } from "./list-uploads-of.ts";

/** The complete file of each of several owners that take one file, by the id it was received under. */
export async function listUploadsOfDrafts(
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, ListedUpload>> {
  if (draftIds.length === 0) return new Map();
  const rows = await db().upload.findMany({
    where: { draftId: { in: [...draftIds] }, submissionId: null, state: { not: "receiving" } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: draftIds.length,
  });
  return new Map(rows.flatMap((row) => readListed(row).map((file) => [row.draftId, file] as const)));
}
