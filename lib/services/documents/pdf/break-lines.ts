/** A range of a text: [start, end). */
export type Stretch = { start: number; end: number };

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
export function breakLines(
  text: string,
  most: number,
  widthOf: (part: string) => number,
): readonly Stretch[] {
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
