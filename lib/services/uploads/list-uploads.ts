import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Upload, Prisma } from "#lib/generated/prisma/client.ts";
import { openName } from "./file-name.ts";
import { nameOf, type FileKind } from "./open/kinds.ts";
import { ofOwner, type Owner } from "./upload-retention.ts";

export type ListedUpload = {
  id: string;
  field: string;
  name: string;
  kind: FileKind;
  size: number;
  sha256: string;
  /** `unscanned`: no scanner is configured, which staff are shown. `infected`: its bytes are deleted. */
  state: "scanning" | "unscanned" | "clean" | "infected";
};

/** A row in the form that lists use; empty if its file is not complete. */
function readListed(row: Upload): ListedUpload[] {
  const { id, field, state, size, sha256 } = row;
  if (state === "receiving" || size === null || sha256 === null) return [];
  const kind = row.kind as FileKind;
  return [{ id, field, state, size, sha256, kind, name: nameOf(openName(row), kind) }];
}

/** The complete files of a form, in the order in which they were added. */
export async function listUploadsOf(owner: Owner): Promise<ListedUpload[]> {
  const rows = await db().upload.findMany({
    where: { ...ofOwner(owner), state: { not: "receiving" } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  return rows.flatMap(readListed);
}

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

/** Whether these are all complete files that were received under this id and belong to nothing else. */
export async function holdsUploads(
  on: Prisma.TransactionClient,
  draftId: string,
  ids: readonly string[],
): Promise<boolean> {
  const named = [...new Set(ids)];
  const count = await on.upload.count({
    where: {
      id: { in: named },
      draftId,
      submissionId: null,
      state: { in: ["scanning", "unscanned", "clean"] },
    },
  });
  return named.length > 0 && count === named.length;
}
