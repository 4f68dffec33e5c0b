import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/secrets/index.ts";

const purpose = "portal document";
const said = z.object({ title: z.string(), about: z.string().optional() });
export type DocumentWords = z.output<typeof said>;

/** What a document is called and says in short, as it stands in the table. */
export const sealDocumentWords = (id: string, words: DocumentWords): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, ...words });

/** The words of a document. Throws where the seal is none of ours, or another's. */
export function openDocumentWords(id: string, sealed: Uint8Array): DocumentWords {
  const { id: _, ...words } = said.extend({ id: z.literal(id) }).parse(open(purpose, sealed));
  return words;
}
