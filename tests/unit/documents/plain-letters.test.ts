import { hasPlainLetters } from "#lib/services/documents/document.ts";
import type { WrittenDocument } from "#lib/services/documents/index.ts";
import { drawDocument } from "#lib/services/documents/pdf/draw-document.ts";

const written = (text: string): WrittenDocument => ({
  language: "en",
  title: "Request",
  date: "25 November 2026",
  from: ["Ama Mensah"],
  to: ["Registry"],
  salutation: "Dear Sir or Madam,",
  parts: [{ kind: "text", text }],
  closing: "Yours faithfully,",
  signature: "Ama Mensah",
  footer: "A footer.",
  pageOf: "Page {page} of {pages}",
});

test("every letter that is called plain has a shape in the fonts of documents", () => {
  const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => !/[\ud800-\udfff]/.test(letter) && hasPlainLetters(letter),
  );
  expect(letters.length).toBeGreaterThanOrEqual(800);
  expect(drawDocument(written(letters.join(" "))).missing).toEqual([]);
});

test("what may lack one is not called plain, and a name with marks is not refused for it", () => {
  expect(hasPlainLetters("Ọlá, N’Djaména, São Tomé: 12 €")).toBe(false); // the euro sign is checked
  expect(hasPlainLetters("Ọlá, N’Djaména, São Tomé")).toBe(true);
  for (const text of ["ߒߞߏ", "ⵜⵉⴼⵉⵏⴰⵖ", "ꕙꔤ", "\u{1f600}", "أحمد", "ሰላም"])
    expect(hasPlainLetters(text)).toBe(false);
});
