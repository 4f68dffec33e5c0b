import "server-only";
import { db } from "#lib/platform/db.ts";
import { listUploadsOfDrafts } from "#lib/services/uploads/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { requireGrant } from "../require-grant.ts";
import type { Portal } from "../types.ts";
import { documentOf, documentRow, type PortalDocument } from "./document-row.ts";

/** The most documents a portal lists; older ones are available on request. */
const mostDocuments = 100;

/**
 * Documents that staff published for everybody in a portal and for this member, latest first. Access is checked here,
 * next to the data: without a grant the caller gets 403.
 */
export async function listDocuments(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<PortalDocument[]> {
  if (portal.access !== "grant") return [];
  await requireGrant(visit, portal.key, address);
  const rows = await db().portalDocument.findMany({
    where: { portal: portal.key, OR: [{ memberId: null }, { memberId: visit.member.id }] },
    orderBy: [{ issuedOn: "desc" }, { publishedAt: "desc" }, { id: "asc" }],
    take: mostDocuments,
    select: documentRow,
  });
  const files = await listUploadsOfDrafts(rows.map(({ id }) => id));
  return rows.map((row) => documentOf(row, files));
}
