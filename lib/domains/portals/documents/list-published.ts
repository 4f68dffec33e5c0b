import "server-only";
import { db } from "#lib/platform/db.ts";
import { listUploadsOfDrafts } from "#lib/services/uploads/index.ts";
import { findPortalByKey } from "../find-portal.ts";
import { mostPublished } from "../open/document-fields.ts";
import { documentOf, documentRow, type PortalDocument } from "./document-row.ts";

/** A document as staff see it, with its portal and its reader. */
export type PublishedDocument = PortalDocument & {
  portal: string;
  publishedAt: Date;
  /** The address of the member it is for, if it is for one. */
  reader: string | undefined;
};

/** The documents of all portals, latest first. For staff only. */
export async function listPublished(): Promise<PublishedDocument[]> {
  const rows = await db().portalDocument.findMany({
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: mostPublished,
    select: { ...documentRow, member: { select: { email: true } } },
  });
  const files = await listUploadsOfDrafts(rows.map(({ id }) => id));
  return rows.map(({ member, ...row }) => ({
    ...documentOf(row, files),
    portal: findPortalByKey(row.portal)?.name ?? row.portal,
    publishedAt: row.publishedAt,
    reader: member?.email,
  }));
}
