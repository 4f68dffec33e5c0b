import type { WrittenDocument } from "#lib/services/documents/index.ts";

/** A document with every kind of part; a test overrides what it is about. */
export const aDocument = (given: Partial<WrittenDocument> = {}): WrittenDocument => ({
  language: "en",
  title: "Request for a transcript",
  date: "25 November 2026",
  reference: "Our reference: AK-7KQ2",
  from: ["Ọlá Ɛ̀ɖìn", "12 Ƙofar Street"],
  to: ["The Registrar"],
  salutation: "Dear Sir or Madam,",
  parts: [
    { kind: "text", text: "I request a transcript." },
    { kind: "facts", facts: [{ label: "Born:", value: "1 January 1990" }] },
  ],
  closing: "Yours faithfully,",
  signature: "Ọlá Ɛ̀ɖìn",
  footer: "Written with a form.",
  pageOf: "Page {page} of {pages}",
  ...given,
});
