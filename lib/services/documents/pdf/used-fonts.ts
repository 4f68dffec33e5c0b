import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DocumentFont, Glyph } from "./fonts.ts";
import { hex, pdfText, refTo, type PdfFile, type Ref } from "./pdf-file.ts";

/** The HarfBuzz functions that subset a font, as its WebAssembly exports them: pointers are numbers. */
type Cutter = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (size: number) => number;
  free: (at: number) => void;
  hb_blob_create: (data: number, size: number, mode: number, user: number, destroy: number) => number;
  hb_blob_destroy: (blob: number) => void;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_destroy: (face: number) => void;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_destroy: (input: number) => void;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_set: (input: number, which: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_or_fail: (face: number, input: number) => number;
};

/** The values of HarfBuzz's enumerations. */
const memoryModeWritable = 2;
const noHinting = 0x1;
const retainGlyphIds = 0x2;
/** Keeps the outline of the box for a missing character; without this flag it is blank. */
const notdefOutline = 0x40;
const noLayoutClosure = 0x200;
const setOfDroppedTables = 3;

/** A PDF draws glyphs by number. These tables find and place glyphs, which is already done, so they are left out. */
const droppedTables = ["GSUB", "GPOS", "GDEF", "BASE", "name", "post", "OS/2", "STAT", "meta", "gasp"];
const tagOf = (name: string): number => Buffer.from(name.padEnd(4)).readUInt32BE();

let opened: Cutter | undefined;

function openCutter(): Cutter {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const cutter = exports as unknown as Cutter;
  cutter._initialize();
  return cutter;
}

/** Subsets a TrueType font to these glyphs. They keep their numbers. */
export function subsetFont(font: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const hb = (opened ??= openCutter());
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, memoryModeWritable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | noLayoutClosure);
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, setOfDroppedTables);
  for (const table of droppedTables) hb.hb_set_add(dropped, tagOf(table));
  const cut = hb.hb_subset_or_fail(face, input);
  if (!cut) throw new Error("the font could not be cut down");
  const made = hb.hb_face_reference_blob(cut);
  const at = hb.hb_blob_get_data(made, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(at, at + hb.hb_blob_get_length(made));
  hb.hb_blob_destroy(made);
  hb.hb_face_destroy(cut);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(data);
  return bytes;
}

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
