import "server-only";
import { documentPdf } from "./document-pdf.ts";
import { documentText } from "./document-text.ts";
import type { WrittenDocument } from "./open/written-document.ts";

/** Latin letters, digits and common punctuation, all of which the document fonts have. */
const plain = /^[\n -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2015\u2018-\u201f\u2026\u202f]*$/u;

/** Whether a text has only such characters. The fonts may still have all characters of a text that has others. */
export const hasPlainLetters = (text: string): boolean => plain.test(text);

/**
 * The characters of a document that its PDF draws as a box. A document of plain characters has none, so its PDF is not
 * made. Throws `unavailable` as `documentPdf` does.
 */
export async function missingLetters(written: WrittenDocument, caller: string): Promise<readonly string[]> {
  if (hasPlainLetters(documentText(written))) return [];
  return (await documentPdf(written, caller)).missing;
}
