import { directionOf } from "#lib/platform/words/open/locales.ts";
import type { WrittenDocument } from "../open/written-document.ts";
import { boldFonts, plainFonts, type DocumentFont, type Glyph } from "./fonts.ts";
import { isUnseen, paragraphOf, visualRuns, type Paragraph } from "./visual-runs.ts";

/** A range of a text: [start, end). */
type Stretch = { start: number; end: number };

/** A word with the spaces after it, but not at a no-break space. Ethiopic has its own word separator (U+1361). */
const word = /[^ \t\u1361]*[ \t\u1361]+|[^ \t\u1361]+/gu;
/** A letter with its combining marks. */
const letter = /[^\p{M}]\p{M}*|\p{M}+/gu;

const stretchesOf = (text: string, parts: RegExp, offset = 0): Stretch[] =>
  Array.from(text.matchAll(parts), ({ 0: part, index }) => ({
    start: offset + index,
    end: offset + index + part.length,
  }));

/** Breaks a text without line breaks into lines. A word that is longer than a line is cut between letters. */
function breakLines(text: string, most: number, widthOf: (part: string) => number): readonly Stretch[] {
  const lines: Stretch[] = [];
  let line: Stretch = { start: 0, end: 0 };
  let width = 0;
  const seen = ({ start, end }: Stretch) => widthOf(text.slice(start, end).trimEnd());
  const put = (part: Stretch) => {
    if (width > 0 && width + seen(part) > most) {
      lines.push(line);
      line = { start: part.start, end: part.start };
      width = 0;
    }
    line.end = part.end;
    width += widthOf(text.slice(part.start, part.end));
  };
  for (const part of stretchesOf(text, word)) {
    if (seen(part) <= most) put(part);
    else stretchesOf(text.slice(part.start, part.end), letter, part.start).forEach(put);
  }
  lines.push(line);
  return lines.map(({ start, end }) => ({ start, end: start + text.slice(start, end).trimEnd().length }));
}

/** Glyphs of one font, from left to right; `left` is the distance of the first from the start of its row, in ems. */
export type SetRun = { font: DocumentFont; glyphs: readonly Glyph[]; left: number };

/** One line of a page. Lengths are in points. */
export type Row = {
  /** The block it belongs to; rows of one block are read as one element. */
  block: number;
  tag: "H1" | "P";
  size: number;
  leading: number;
  /** Space above it, except at the top of a page. */
  above: number;
  /** In reading order, which differs from the visual order in right-to-left text. */
  runs: readonly SetRun[];
  width: number;
  indent: number;
  isFromRight: boolean;
  /** Stays on the same page as the row after it. */
  isKept: boolean;
  /** Has a signature line above it. */
  isSigned?: true;
};

type Style = {
  size: number;
  leading: number;
  above: number;
  tag?: "H1";
  isBold?: true;
  isKept?: true;
  /** Starts at the side where its own script starts, not that of the document. */
  isFree?: true;
};

const body = { size: 10.5, leading: 15 };
export const small = { size: 8, leading: 11 };
const styles = {
  first: { ...body, above: 0 },
  block: { ...body, above: 24 },
  text: { ...body, above: 9, isFree: true },
  fact: { ...body, above: 3 },
  title: { size: 13, leading: 18, above: 24, tag: "H1", isBold: true, isKept: true },
  salutation: { ...body, above: 14, isKept: true },
  closing: { ...body, above: 16, isKept: true },
  signature: { ...body, above: 48 },
} as const satisfies Record<string, Style>;
const factsIndent = 14;

type Setter = {
  /** Sets a text in as many rows as it needs. The first `bold` characters are bold. */
  rowsOf: (text: string, style: Style, rest?: { bold?: number; indent?: number; width?: number }) => Row[];
  /** Characters that no font has. */
  missing: ReadonlySet<string>;
};

/** Sets text in lines of a given width; create one for each document. */
export function openSetter({ language }: WrittenDocument, lineWidth: number): Setter {
  const direction = directionOf(language);
  const widths = new Map<string, number>();
  const missing = new Set<string>();
  let blocks = 0;

  /** One line, and its width in ems. */
  function setLine(paragraph: Paragraph, start: number, end: number): { runs: SetRun[]; width: number } {
    let width = 0;
    const placed = visualRuns(paragraph, start, end).map((run) => {
      const glyphs = run.font.shape(run.text, run.isFromRight, language);
      const left = width;
      width += glyphs.reduce((sum, { advance }) => sum + advance, 0) / run.font.unitsPerEm;
      return { start: run.start, font: run.font, glyphs, left };
    });
    return { runs: placed.toSorted((one, other) => one.start - other.start), width };
  }

  /** The width in ems. It is cached, because words recur. */
  function measure(text: string, isBold: boolean): number {
    const name = `${isBold}${text}`;
    let width = widths.get(name);
    if (width === undefined) {
      const fonts = isBold ? boldFonts() : plainFonts();
      const paragraph = paragraphOf(text, direction, () => fonts);
      ({ width } = setLine(paragraph, 0, text.length));
      widths.set(name, width);
    }
    return width;
  }

  function noteMissing(text: string, fonts: readonly DocumentFont[]): void {
    for (const letter of new Set(text)) {
      const code = letter.codePointAt(0) ?? 0;
      if (!isUnseen.test(letter) && !fonts.some((font) => font.has(code))) missing.add(letter);
    }
  }

  function rowsOf(
    text: string,
    style: Style,
    { bold = 0, indent = 0, width = lineWidth }: { bold?: number; indent?: number; width?: number } = {},
  ): Row[] {
    const block = blocks++;
    const rows = text.split("\n").flatMap((line, hardLine) => {
      const boldTo = style.isBold ? line.length : hardLine === 0 ? bold : 0;
      const paragraph = paragraphOf(line, direction, (at) => (at < boldTo ? boldFonts() : plainFonts()));
      noteMissing(line, plainFonts());
      const lines = breakLines(
        line,
        (width - indent) / style.size,
        (part) => measure(part, boldTo > 0), // bold is the wider one
      );
      return lines.map(({ start, end }): Row => {
        const { runs, width: ems } = setLine(paragraph, start, end);
        return {
          block,
          tag: style.tag ?? "P",
          size: style.size,
          leading: style.leading,
          above: 0,
          runs,
          width: ems * style.size,
          indent,
          isFromRight: style.isFree ? paragraph.isFromRight : direction === "rtl",
          isKept: style.isKept ?? false,
        };
      });
    });
    // Prevents a first line alone at the foot of a page and a last line alone at the head of the next.
    return rows.map((row, at) => ({
      ...row,
      above: at === 0 ? style.above : 0,
      isKept: row.isKept || (rows.length > 1 && (at === 0 || at === rows.length - 2)),
    }));
  }

  return { rowsOf, missing };
}

/** All rows of a document except the footers of its pages. */
export function setRows(written: WrittenDocument, { rowsOf }: Setter): readonly Row[] {
  const { from, to, date, reference, title, salutation, parts, closing, signature } = written;
  const block = (lines: readonly (string | undefined)[], style: Style) => {
    const text = lines.filter(Boolean).join("\n");
    return text === "" ? [] : rowsOf(text, style);
  };
  return [
    ...block(from, styles.first),
    ...block(to, styles.block),
    ...block([date, reference], styles.block),
    ...block([title], styles.title),
    ...block([salutation], styles.salutation),
    ...parts.flatMap((part) =>
      part.kind === "text"
        ? block([part.text], styles.text)
        : part.facts.flatMap(({ label, value }, at) =>
            rowsOf(
              `${label} ${value}`,
              at === 0 ? { ...styles.fact, above: styles.text.above } : styles.fact,
              { bold: label.length, indent: factsIndent },
            ),
          ),
    ),
    ...block([closing], styles.closing),
    ...block([signature], styles.signature).map((row, at) =>
      at === 0 ? { ...row, isSigned: true as const } : row,
    ),
  ];
}
