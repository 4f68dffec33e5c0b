import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";

const purpose = "portal document";
const said = z.object({ title: z.string(), about: z.string().optional() });
export type DocumentWords = z.output<typeof said>;

/** Encrypts the title and the short description of a document for storage. */
export const sealDocumentWords = (id: string, words: DocumentWords): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, ...words });

/** Decrypts the title and description. Throws if the seal is invalid or belongs to another document. */
export function openDocumentWords(id: string, sealed: Uint8Array): DocumentWords {
  const { id: _, ...words } = said.extend({ id: z.literal(id) }).parse(open(purpose, sealed));
  return words;
}
