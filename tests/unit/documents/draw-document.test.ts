import { drawDocument } from "#lib/services/documents/pdf/draw-document.ts";
import { plainFonts } from "#lib/services/documents/pdf/fonts.ts";
import { subsetFont } from "#lib/services/documents/pdf/used-fonts.ts";
import { documentText } from "#lib/services/documents/index.ts";
import { tidyDocument } from "#lib/services/documents/document.ts";
import { aDocument } from "#tests/support/a-document.ts";
import { textOfPdf } from "#tests/support/text-of-pdf.ts";

const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

async function readBack(given: Parameters<typeof aDocument>[0]) {
  const { bytes, missing } = drawDocument(tidyDocument(aDocument(given)));
  const read = await textOfPdf(bytes);
  return { ...read, missing, text: spaced(read.pages.join(" ")) };
}

test("what is copied out of a PDF is its text, in its order, and nothing else", async () => {
  const { text, missing } = await readBack({});
  expect(text).toBe(spaced(documentText(aDocument())));
  expect(missing).toEqual([]);
});

test("names in the scripts of Africa's languages come back as they were typed", async () => {
  const names = [
    "Ŋɔ́ŋɔ́ Ɛ̌ɣé Ɓaɗo Ƙaƴe",
    "M̀bɛ̂ Ṣẹ́gun Ọ̀ṣọ́",
    "أحمد محمد الأمين بن سلامة",
    "ሰላም ተስፋዬ ወልደ ገብርኤል",
    "ⵎⵓⵃⵎⵎⴰⴷ ⵜⵉⵣⵉ",
    "ߡߎߛߊ ߞߋߕߊ",
    "𞤃𞤵𞤧𞤢 𞤔𞤢𞤤𞤮",
    "ꕙꔤ ꕚꕌ",
    "Zaïre Ndé d’Ávila",
  ];
  const { text, missing } = await readBack({ from: names });
  expect(text.startsWith(spaced(names.join(" ")))).toBe(true);
  expect(missing).toEqual([]);
});

test("a sentence of two directions is read in its order", async () => {
  const sentence = "I am known as محمد بن سلامة, and as ሰላም (2014), there.";
  expect((await readBack({ parts: [{ kind: "text", text: sentence }] })).text).toContain(sentence);
});

test("a document from right to left says so, and its words come in their order", async () => {
  const words = "أطلب نسخة من كشف الدرجات الخاص بي".split(" ");
  const { text, language } = await readBack({
    language: "ar",
    parts: [{ kind: "text", text: words.join(" ") }],
  });
  expect(language).toBe("ar");
  expect(text).toContain(words.join(" "));
});

test("letters that no font has are named, each once; the others are drawn", async () => {
  const { missing, text } = await readBack({ signature: "Ada 漢字 漢 \ud83d\ude42" });
  expect(missing).toEqual(["漢", "字", "\ud83d\ude42"]);
  expect(text).toContain("Ada");
});

test("the box for letters that no font has keeps its outline when a font is cut down", () => {
  for (const { bytes } of plainFonts()) {
    const cut = Buffer.from(subsetFont(bytes, []));
    const tables = Array.from({ length: cut.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
    const outlines = tables.find((at) => cut.toString("latin1", at, at + 4) === "glyf");
    expect(outlines && cut.readUInt32BE(outlines + 12)).toBeGreaterThan(0);
  }
});

test("a letter that no font has is written by the letters it is compatible with", async () => {
  const { missing, text } = await readBack({ signature: "Ada, Tizi Ⅱ" });
  expect(missing).toEqual([]);
  expect(text).toContain("Ada, Tizi II");
});

test("a long text flows to more pages, each with its number, and loses no word", async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`);
  const { pages, text } = await readBack({ parts: [{ kind: "text", text: words.join(" ") }] });
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${pages.length}`));
  expect(text.match(/word\d+/g)).toEqual(words);
});

test("a page has no number where it is the only one", async () => {
  expect((await readBack({})).text).not.toMatch(/Page \d/);
});

test("ten thousand letters without a blank are cut into lines that stay on the page", async () => {
  const { text, pages } = await readBack({ parts: [{ kind: "text", text: "é".repeat(10_000) }] });
  expect(text.match(/é/g)).toHaveLength(10_000);
  expect(pages.length).toBeGreaterThan(2);
});

test("control characters and marks that turn text around are left out", async () => {
  const { text, missing } = await readBack({
    from: ["Ada\u0000\u0007 \u202eLovelace\u202c\u2066\u2069"],
    to: ["(\\) Tj ET endstream endobj"],
  });
  expect(text.startsWith("Ada Lovelace (\\) Tj ET endstream endobj")).toBe(true);
  expect(missing).toEqual([]);
});

test("the file says its title and language, and names nobody", async () => {
  const written = aDocument({ title: "Demande d’acte de décès", language: "fr" });
  const { bytes } = drawDocument(written);
  const { title, language } = await textOfPdf(bytes);
  expect([title, language]).toEqual(["Demande d’acte de décès", "fr"]);
  const plain = Buffer.from(bytes).toString("latin1");
  expect(plain).not.toMatch(/CreationDate|\/Author/);
});

test("the same document is the same bytes", () => {
  const [one, other] = [drawDocument(aDocument()), drawDocument(aDocument())];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  const another = drawDocument(aDocument({ date: "26 November 2026" }));
  expect(Buffer.compare(one.bytes, another.bytes)).not.toBe(0);
});
