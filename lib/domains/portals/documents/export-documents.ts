import "server-only";
import { db } from "#lib/platform/db.ts";
import { documentRow } from "./document-row.ts";
import { openDocumentWords } from "./document-words.ts";

/** Documents published for this member alone, for a copy of their data. */
export async function exportDocumentsOf({ id: memberId }: { id: string }, take: number) {
  const rows = await db().portalDocument.findMany({
    where: { memberId },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take,
    select: documentRow,
  });
  return rows.map(({ id, portal, kind, issuedOn, publishedAt, sealed }) => ({
    portal,
    kind,
    issuedOn,
    publishedAt,
    ...openDocumentWords(id, sealed),
  }));
}
