import type { DocumentFont, Glyph } from "./fonts.ts";
import { hex, pdfText, refTo, type PdfFile, type Ref } from "./pdf-file.ts";
import { subsetFont } from "./subset-font.ts";

/** A glyph together with the characters it is read as. Each such pair has one code in the pages of a document. */
type Code = { glyph: number; text: string; width: number };

export type UsedFonts = {
  /** The name of a font in the resources of a page. */
  nameOf: (font: DocumentFont) => string;
  codeOf: (font: DocumentFont, glyph: Glyph) => number;
  /** Writes the fonts, subset to the glyphs that were used, and returns the resources of a page. */
  write: (file: PdfFile) => string;
};

/** The most lines in one block of a ToUnicode map. */
const linesOfBlock = 100;

/** What a glyph that represents no character is read as: an invisible mark. Without it, its number would be read. */
const silent = "\u2060";

const perThousand = (font: DocumentFont, length: number): number =>
  Math.round((length * 1000) / font.unitsPerEm);

function toUnicode(codes: readonly Code[]): Uint8Array {
  const lines = codes.map(({ text }, at) => `<${hex(at + 1)}> <${pdfText(text || silent).slice(5)}`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += linesOfBlock) {
    const block = lines.slice(at, at + linesOfBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return Buffer.from(
    [
      "/CIDInit /ProcSet findresource begin",
      "12 dict begin",
      "begincmap",
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
      "/CMapName /Adobe-Identity-UCS def",
      "/CMapType 2 def",
      "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange",
      ...blocks,
      "endcmap\nCMapName currentdict /CMap defineresource pop",
      "end",
      "end",
    ].join("\n"),
  );
}

function writeFont(file: PdfFile, font: DocumentFont, codes: readonly Code[], at: number): Ref {
  const name = `${"ABCDEF".slice(0, 5)}${String.fromCharCode(65 + at)}+${font.name}`;
  const bytes = subsetFont(
    font.bytes,
    codes.map(({ glyph }) => glyph),
  );
  const glyphs = Buffer.alloc(2 * (codes.length + 1));
  codes.forEach(({ glyph }, code) => glyphs.writeUInt16BE(glyph, 2 * (code + 1)));
  const [ascent, descent] = [perThousand(font, font.ascent), perThousand(font, font.descent)];
  const program = file.addStream(bytes, `/Length1 ${bytes.length}`);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-1000 ${descent} 2000 ${ascent}] ` +
      `/ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight 714 /StemV 80 /FontFile2 ${refTo(program)} >>`,
  );
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${refTo(descriptor)} /CIDToGIDMap ${refTo(file.addStream(glyphs))} ` +
      `/DW 0 /W [1 [${codes.map(({ width }) => perThousand(font, width)).join(" ")}]] >>`,
  );
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${refTo(descendant)}] /ToUnicode ${refTo(file.addStream(toUnicode(codes)))} >>`,
  );
}

/**
 * The fonts of one document and the glyphs it uses. A glyph that is read as different characters in different places
 * has a code for each, so that text copied out of the file is what was typed.
 */
export function usedFonts(): UsedFonts {
  const used = new Map<DocumentFont, { codes: Code[]; byReading: Map<string, number> }>();
  const of = (font: DocumentFont) => {
    let one = used.get(font);
    if (!one) used.set(font, (one = { codes: [], byReading: new Map() }));
    return one;
  };
  return {
    nameOf(font) {
      of(font);
      return `F${[...used.keys()].indexOf(font) + 1}`;
    },
    codeOf(font, { id, text, width }) {
      const { codes, byReading } = of(font);
      const reading = `${id} ${text}`;
      const code = byReading.get(reading) ?? codes.push({ glyph: id, text, width });
      byReading.set(reading, code);
      return code;
    },
    write(file) {
      const fonts = [...used].map(
        ([font, { codes }], at) => `/F${at + 1} ${refTo(writeFont(file, font, codes, at))}`,
      );
      return `<< /Font << ${fonts.join(" ")} >> >>`;
    },
  };
}
