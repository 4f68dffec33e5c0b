import type { DocumentPart, WrittenDocument } from "../open/written-document.ts";

type Change = (text: string) => string;

/** Changes each text of a document: with `text` those that may have several lines, with `line` all others. */
export function mapTexts(
  written: WrittenDocument,
  { line, text }: { line: Change; text: Change },
): WrittenDocument {
  const part = (one: DocumentPart): DocumentPart =>
    one.kind === "text"
      ? { kind: "text", text: text(one.text) }
      : {
          kind: "facts",
          facts: one.facts.map(({ label, value }) => ({ label: text(label), value: text(value) })),
        };
  return {
    language: written.language,
    title: line(written.title),
    date: line(written.date),
    ...(written.reference && { reference: line(written.reference) }),
    from: written.from.map(line),
    to: written.to.map(line),
    salutation: line(written.salutation),
    parts: written.parts.map(part),
    closing: line(written.closing),
    signature: line(written.signature),
    footer: line(written.footer),
    pageOf: line(written.pageOf),
  };
}
