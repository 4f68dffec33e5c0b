import "server-only";
import { clean, cleanLine } from "#lib/platform/text/clean.ts";
import { mapTexts } from "./pdf/map-texts.ts";
import type { WrittenDocument, DocumentPart } from "./open/written-document.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { DrawnDocument } from "./pdf/draw-document.ts";
import { openPdfMaker } from "./pdf-maker.ts";

/** Removes characters without a glyph from a document: control characters, and marks that reorder other text. */
export function tidyDocument(written: WrittenDocument): WrittenDocument {
  const tidy = mapTexts(written, { line: cleanLine, text: clean });
  return { ...tidy, from: tidy.from.filter(Boolean), to: tidy.to.filter(Boolean) };
}

const textOf = (part: DocumentPart): string =>
  part.kind === "text" ? part.text : part.facts.map(({ label, value }) => `${label} ${value}`).join("\n");

/** A document as plain text, in the same order as its PDF: for a mail, or for copying. */
export function documentText(given: WrittenDocument): string {
  const written = tidyDocument(given);
  const blocks = [
    written.from.join("\n"),
    written.to.join("\n"),
    [written.date, written.reference].filter(Boolean).join("\n"),
    written.title,
    written.salutation,
    ...written.parts.map(textOf),
    written.closing,
    written.signature,
    written.footer,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/**
 * A document as a PDF of A4 pages; `missing` lists the characters that no font has, each drawn as a box. The process
 * makes one PDF at a time and serves its callers round-robin. Throws `unavailable` if too many documents wait, in total
 * or for this caller, or if one takes too long.
 */
export const documentPdf = (written: WrittenDocument, caller: string): Promise<DrawnDocument> =>
  oncePerProcess("pdf maker", () => openPdfMaker()).make(tidyDocument(written), caller);

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
