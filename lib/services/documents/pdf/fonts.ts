import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } from "harfbuzzjs";

const fontFiles = {
  NotoSansBold: "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  NotoSans: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  NotoSansArabic: "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  NotoSansEthiopic: "@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf",
} as const;

/** Fonts of scripts that few documents have. To save memory, each is read when a character of its script occurs. */
const scriptFonts = {
  NotoSansTifinagh: {
    file: "@expo-google-fonts/noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular.ttf",
    script: /\p{Script=Tifinagh}/u,
  },
  NotoSansNKo: {
    file: "@expo-google-fonts/noto-sans-nko/400Regular/NotoSansNKo_400Regular.ttf",
    script: /\p{Script=Nko}/u,
  },
  NotoSansAdlam: {
    file: "@expo-google-fonts/noto-sans-adlam/400Regular/NotoSansAdlam_400Regular.ttf",
    script: /\p{Script=Adlam}/u,
  },
  NotoSansVai: {
    file: "@expo-google-fonts/noto-sans-vai/400Regular/NotoSansVai_400Regular.ttf",
    script: /\p{Script=Vai}/u,
  },
} as const;

/** One glyph and its position. Lengths are in font units, of which an em has `unitsPerEm`. */
export type Glyph = {
  id: number;
  /** The characters it is read as, in typing order; empty if the glyph beside it represents them. */
  text: string;
  width: number;
  advance: number;
  right: number;
  up: number;
};

export type DocumentFont = {
  name: string;
  bytes: Uint8Array;
  has: (codePoint: number) => boolean;
  /** Shapes a text of one direction into glyphs, from left to right. */
  shape: (text: string, isFromRight: boolean, language: string) => readonly Glyph[];
  unitsPerEm: number;
  ascent: number;
  descent: number;
};

const require = createRequire(import.meta.url);

function readFont(name: string, file: string): DocumentFont {
  const bytes = new Uint8Array(readFileSync(require.resolve(file)));
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const letters = new Set(face.collectUnicodes());
  const buffer = new Buffer();
  const { ascender, descender } = font.hExtents();

  function shapeRun(text: string, isFromRight: boolean, language: string): readonly Glyph[] {
    buffer.clearContents();
    buffer.addText(text);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.setDirection(isFromRight ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(language);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const places = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
    const readAs = new Map(starts.map((start, at) => [start, text.slice(start, starts[at + 1])]));
    const firstOf = new Map<number, number>();
    infos.forEach(({ cluster }, at) => {
      if (isFromRight || !firstOf.has(cluster)) firstOf.set(cluster, at);
    });
    return infos.map(({ codepoint: id, cluster }, at) => ({
      id,
      text: firstOf.get(cluster) === at ? (readAs.get(cluster) ?? "") : "",
      width: font.glyphHAdvance(id),
      advance: places[at]?.xAdvance ?? 0,
      right: places[at]?.xOffset ?? 0,
      up: places[at]?.yOffset ?? 0,
    }));
  }

  return {
    name,
    bytes,
    has: (codePoint) => letters.has(codePoint),
    shape: shapeRun,
    unitsPerEm: face.upem,
    ascent: ascender,
    descent: descender,
  };
}

const read = new Map<string, DocumentFont>();

function fontOf(name: keyof typeof fontFiles): DocumentFont {
  let font = read.get(name);
  if (!font) read.set(name, (font = readFont(name, fontFiles[name])));
  return font;
}

/** A font that is loaded when a character of its script is first requested. */
function scriptFont(name: keyof typeof scriptFonts): DocumentFont {
  const { file, script } = scriptFonts[name];
  let font: DocumentFont | undefined;
  const read = () => (font ??= readFont(name, file));
  return {
    name,
    has: (codePoint) =>
      (font !== undefined || script.test(String.fromCodePoint(codePoint))) && read().has(codePoint),
    shape: (...given) => read().shape(...given),
    get bytes() {
      return read().bytes;
    },
    get unitsPerEm() {
      return read().unitsPerEm;
    },
    get ascent() {
      return read().ascent;
    },
    get descent() {
      return read().descent;
    },
  };
}

/*
 * The fonts, in the order in which they are tried for a character; the first is the fallback if none has it. Created
 * once, because runs are compared by their font.
 */
let plain: readonly DocumentFont[] | undefined;
export const plainFonts = (): readonly DocumentFont[] =>
  (plain ??= [
    ...(["NotoSans", "NotoSansArabic", "NotoSansEthiopic"] as const).map(fontOf),
    ...(["NotoSansTifinagh", "NotoSansNKo", "NotoSansAdlam", "NotoSansVai"] as const).map(scriptFont),
  ]);

let bold: readonly DocumentFont[] | undefined;
/** The same fonts, with bold Latin before them. */
export const boldFonts = (): readonly DocumentFont[] => (bold ??= [fontOf("NotoSansBold"), ...plainFonts()]);
