import "server-only";
import { documentPdf } from "./document-pdf.ts";
import { documentText } from "./document-text.ts";
import type { WrittenDocument } from "./open/written-document.ts";
import { hasPlainLetters } from "./open/plain-letters.ts";

/**
 * The characters of a document that its PDF draws as a box. A document of plain characters has none, so its PDF is not
 * made. Throws `unavailable` as `documentPdf` does.
 */
export async function missingLetters(written: WrittenDocument, caller: string): Promise<readonly string[]> {
  if (hasPlainLetters(documentText(written))) return [];
  return (await documentPdf(written, caller)).missing;
}
