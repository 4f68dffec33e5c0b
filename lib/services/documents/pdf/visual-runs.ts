import bidiFactory from "bidi-js";
import type { DocumentFont } from "./fonts.ts";

/** A stretch of text in one font and one direction; `start` is its index in the paragraph. */
export type Run = { start: number; text: string; font: DocumentFont; isFromRight: boolean };

/** A text with the font and the bidirectional level of each of its UTF-16 units. */
export type Paragraph = {
  text: string;
  fonts: readonly DocumentFont[];
  levels: Uint8Array;
  isFromRight: boolean;
};

const bidi = bidiFactory();

/** Characters of many scripts. Each takes the font of the character before it, if both have the same bidi level. */
const isShared = /[\p{Script=Common}\p{Script=Inherited}]/u;
export const isUnseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

function pickFonts(
  text: string,
  levels: Uint8Array,
  fontsAt: (at: number) => readonly DocumentFont[],
): DocumentFont[] {
  const picked: DocumentFont[] = [];
  let before: DocumentFont | undefined;
  for (const letter of text) {
    const fonts = fontsAt(picked.length);
    const code = letter.codePointAt(0) ?? 0;
    const isSameDirection = levels[picked.length] === levels[picked.length - 1];
    const stays = before && isSameDirection && fonts.includes(before) && isShared.test(letter);
    const font =
      stays && (before?.has(code) || isUnseen.test(letter)) ? before : fonts.find((one) => one.has(code));
    before = font ?? fonts[0];
    if (!before) throw new Error("a document needs a font");
    for (let unit = 0; unit < letter.length; unit++) picked.push(before);
  }
  return picked;
}

/** A text has the direction of its first letter that has one, or else that of its document. */
export function paragraphOf(
  text: string,
  fallback: "ltr" | "rtl",
  fontsAt: (at: number) => readonly DocumentFont[],
): Paragraph {
  const hasDirection = /\p{L}/u.test(text);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, hasDirection ? "auto" : fallback);
  const isFromRight = (paragraphs[0]?.level ?? (fallback === "rtl" ? 1 : 0)) % 2 === 1;
  return { text, fonts: pickFonts(text, levels, fontsAt), levels, isFromRight };
}

/** The runs of one line of a paragraph, from left to right (rule L2 of the bidirectional algorithm). */
export function visualRuns({ text, fonts, levels }: Paragraph, start: number, end: number): readonly Run[] {
  const runs: (Run & { level: number })[] = [];
  for (let at = start; at < end; at++) {
    const last = runs.at(-1);
    const [font, level = 0] = [fonts[at], levels[at]];
    if (!font) break;
    if (last?.font === font && last.level === level) last.text += text.charAt(at);
    else runs.push({ start: at, text: text.charAt(at), font, level, isFromRight: level % 2 === 1 });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to++;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  }
  return runs;
}
