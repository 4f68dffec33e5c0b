import { clean, cleanLine } from "#lib/platform/text/clean.ts";
import { mapTexts } from "./pdf/map-texts.ts";
import type { WrittenDocument } from "./open/written-document.ts";

/** Removes characters without a glyph from a document: control characters, and marks that reorder other text. */
export function tidyDocument(written: WrittenDocument): WrittenDocument {
  const tidy = mapTexts(written, { line: cleanLine, text: clean });
  return { ...tidy, from: tidy.from.filter(Boolean), to: tidy.to.filter(Boolean) };
}
