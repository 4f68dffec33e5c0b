import type { DocumentPart, WrittenDocument } from "./open/written-document.ts";
import { tidyDocument } from "./tidy-document.ts";

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
