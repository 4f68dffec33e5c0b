import "server-only";
import type { ListedUpload } from "#lib/services/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { DocumentKind } from "../open/document-kinds.ts";
import { openDocumentWords } from "./document-words.ts";

export const documentRow = {
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
export function documentOf(row: Row, files: ReadonlyMap<string, ListedUpload>): PortalDocument {
  const { id, kind, issuedOn, memberId, sealed } = row;
  const { title, about } = openDocumentWords(id, sealed);
  return { id, kind, title, about, issuedOn, isForOne: memberId !== null, file: files.get(id) };
}
