import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { listUploadsOfDrafts, type ListedUpload } from "#lib/services/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { may } from "#lib/data/access/open/policy.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { mostPublished, type DocumentKind } from "../open/documents.ts";
import { requireGrant } from "../read-grants.ts";
import type { Portal } from "../types.ts";
import { findPortalByKey } from "../find-portal.ts";

const purpose = "portal document";
const sealedText = z.object({ title: z.string(), about: z.string().optional() });
type DocumentWords = z.output<typeof sealedText>;

/** Encrypts the title and the short description of a document for storage. */
export const sealDocumentWords = (id: string, words: DocumentWords): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, ...words });

/** Decrypts the title and description. Throws if the seal is invalid or belongs to another document. */
function openDocumentWords(id: string, sealed: Uint8Array): DocumentWords {
  const { id: _, ...words } = sealedText.extend({ id: z.literal(id) }).parse(open(purpose, sealed));
  return words;
}

const documentRow = {
  id: true,
  portal: true,
  kind: true,
  issuedOn: true,
  publishedAt: true,
  memberId: true,
  sealed: true,
} as const satisfies Prisma.PortalDocumentSelect;

type Row = Prisma.PortalDocumentGetPayload<{ select: typeof documentRow }>;

/** A document in a list. */
export type PortalDocument = {
  id: string;
  kind: DocumentKind;
  title: string;
  about: string | undefined;
  issuedOn: Date;
  /** Whether it is for a single member. */
  isForOne: boolean;
  /** Undefined if the file has been deleted. */
  file: ListedUpload | undefined;
};

/** Converts a row. `files` contains the files of all rows, by document id. */
function documentOf(row: Row, files: ReadonlyMap<string, ListedUpload>): PortalDocument {
  const { id, kind, issuedOn, memberId, sealed } = row;
  const { title, about } = openDocumentWords(id, sealed);
  return { id, kind, title, about, issuedOn, isForOne: memberId !== null, file: files.get(id) };
}

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

async function mayEnter(visit: Visit, key: string, address: string): Promise<boolean> {
  const portal = findPortalByKey(key);
  if (portal?.access !== "grant") return false;
  try {
    await requireGrant(visit, portal.key, address);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError) return false;
    throw thrown;
  }
}

/**
 * Whether a member may open a document: staff who publish, and members who may enter its portal now and from this
 * address, unless it is for another member. Each access is recorded in the audit log.
 */
export async function mayReadDocument(visit: Visit, id: string, address: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db().portalDocument.findUnique({
    where: { id },
    select: { portal: true, kind: true, memberId: true },
  });
  if (!row) return false;
  const { id: memberId, role } = visit.member;
  const { portal, kind } = row;
  const isMeant = row.memberId === null || row.memberId === memberId;
  if (!may(role, "document.publish") && !(isMeant && (await mayEnter(visit, portal, address)))) return false;
  const detail = { portal, kind, document: id };
  await record({ action: "document.read", outcome: "done", actorId: memberId, detail });
  return true;
}
