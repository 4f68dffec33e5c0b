import { clean, cleanLine } from "#lib/text/clean.ts";
import type { DocumentPart, WrittenDocument } from "./open/written-document.ts";

const lines = (texts: readonly string[]): string[] => texts.map(cleanLine).filter(Boolean);

const part = (one: DocumentPart): DocumentPart =>
  one.kind === "text"
    ? { kind: "text", text: clean(one.text) }
    : {
        kind: "facts",
        facts: one.facts.map(({ label, value }) => ({ label: clean(label), value: clean(value) })),
      };

/** A document without what has no letter: control characters, and marks that draw other text in another order. */
export const tidyDocument = (written: WrittenDocument): WrittenDocument => ({
  language: written.language,
  title: cleanLine(written.title),
  date: cleanLine(written.date),
  ...(written.reference && { reference: cleanLine(written.reference) }),
  from: lines(written.from),
  to: lines(written.to),
  salutation: cleanLine(written.salutation),
  parts: written.parts.map(part),
  closing: cleanLine(written.closing),
  signature: cleanLine(written.signature),
  footer: cleanLine(written.footer),
  pageOf: cleanLine(written.pageOf),
});
