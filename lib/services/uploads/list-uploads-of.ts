import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Upload } from "#lib/generated/prisma/client.ts";
import { openName } from "./file-name.ts";
import { nameOf, type FileKind } from "./open/kinds.ts";
import { ofOwner, type Owner } from "./remove-uploads-of.ts";

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
export function readListed(row: Upload): ListedUpload[] {
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
