import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

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
