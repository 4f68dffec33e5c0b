import { clean, cleanLine } from "#lib/text/clean.ts";
import { mapTexts } from "./pdf/map-texts.ts";
import type { WrittenDocument } from "./open/written-document.ts";

/** A document without what has no letter: control characters, and marks that draw other text in another order. */
export function tidyDocument(written: WrittenDocument): WrittenDocument {
  const tidy = mapTexts(written, { line: cleanLine, text: clean });
  return { ...tidy, from: tidy.from.filter(Boolean), to: tidy.to.filter(Boolean) };
}
