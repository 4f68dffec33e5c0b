import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { directionOf, formatsOf } from "#lib/platform/words/open/locales.ts";
import type { WrittenDocument } from "../open/written-document.ts";
import { type Glyph, plainFonts } from "./fonts.ts";
import { mapTexts } from "./map-texts.ts";
import { hex, pdfFile, pdfText, refTo, type PdfFile, type Ref } from "./pdf-file.ts";
import { openSetter, setRows, small, type Row, type SetRun } from "./set-rows.ts";
import { usedFonts, type UsedFonts } from "./used-fonts.ts";

const isDrawn = (letter: string): boolean =>
  plainFonts().some((font) => font.has(letter.codePointAt(0) ?? 0));

/**
 * Replaces each character that no font has by the characters it is compatible with (Unicode's NFKC), if fonts have
 * these: a Roman numeral two becomes two letters I. Other characters stay.
 */
function drawableLetters(text: string): string {
  return [...text]
    .map((letter) => {
      if (isDrawn(letter)) return letter;
      const compatible = letter.normalize("NFKC");
      return [...compatible].every(isDrawn) ? compatible : letter;
    })
    .join("");
}

export type DrawnDocument = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Characters that no font has; each is drawn as a box. */
  missing: readonly string[];
};

const cm = 72 / 2.54;
const page = { width: 21 * cm, height: 29.7 * cm, margin: 2.5 * cm };
const lineWidth = page.width - 2 * page.margin;
const footTop = page.margin - 16;
const pageOfWidth = 90;
const signatureLine = { width: 7 * cm, above: 16 };
const grey = 0.35;

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Splits rows into pages. A row that is kept with the next one moves to the next page with it. */
function paginate(rows: readonly Row[]): readonly (readonly Row[])[] {
  const height = page.height - 2 * page.margin;
  const pages: Row[][] = [[]];
  let taken = 0;
  rows.forEach((row, at) => {
    let needed = row.above + row.leading;
    for (let next = at; rows[next]?.isKept; next++) {
      const after = rows[next + 1];
      needed += after ? after.above + after.leading : 0;
    }
    if (taken > 0 && taken + needed > height) {
      pages.push([]);
      taken = 0;
    }
    pages.at(-1)?.push(row);
    taken += (taken > 0 ? row.above : 0) + row.leading;
  });
  return pages;
}

/**
 * Shows the glyphs of a run, the first at `x`. Glyphs that represent no character, such as the dots of Arabic letters,
 * come last: between other glyphs, programs that read the text would take them for gaps.
 */
function showRun({ font, glyphs }: SetRun, size: number, x: number, y: number, fonts: UsedFonts): string {
  const thousandths = (length: number) => Math.round((length * 1000) / font.unitsPerEm);
  const points = (length: number) => (length * size) / font.unitsPerEm;
  const show = (glyph: Glyph) => `<${hex(fonts.codeOf(font, glyph))}>`;
  const parts = [`/${fonts.nameOf(font)} ${size} Tf`, `1 0 0 1 ${round(x)} ${round(y)} Tm`];
  const silent: string[] = [];
  let [row, rise, at] = ["", 0, 0];
  const end = () => {
    if (row) parts.push(`[${row}] TJ`);
    row = "";
  };
  const move = (by: number) => {
    if (by !== 0) row += `${-by} `;
  };
  for (const glyph of glyphs) {
    if (glyph.text === "") {
      const place = `${round(x + points(at + glyph.right))} ${round(y + points(glyph.up))}`;
      silent.push(`1 0 0 1 ${place} Tm\n${show(glyph)} Tj`);
      move(thousandths(glyph.advance));
    } else {
      if (glyph.up !== rise) {
        end();
        rise = glyph.up;
        parts.push(`${round(points(rise))} Ts`);
      }
      const right = thousandths(glyph.right);
      move(right);
      row += show(glyph);
      move(thousandths(glyph.advance) - thousandths(glyph.width) - right);
    }
    at += glyph.advance;
  }
  end();
  if (rise !== 0) parts.push("0 Ts");
  if (silent.length > 0) parts.push(`/Span << /ActualText <feff> >> BDC\n${silent.join("\n")}\nEMC`);
  return parts.join("\n");
}

/** Shows one line with its baseline at `y`. */
function showRow(row: Row, y: number, fonts: UsedFonts): string {
  const x = row.isFromRight ? page.width - page.margin - row.indent - row.width : page.margin + row.indent;
  const shown = row.runs.map((run) => showRun(run, row.size, x + run.left * row.size, y, fonts));
  return `BT\n${shown.join("\n")}\nET`;
}

/** Marks content that a screen reader does not repeat on each page. */
const artifact = (drawn: string): string => `/Artifact BMC\n${drawn}\nEMC`;

/** A range of a page that is read as one element, and its place in the document structure. */
type Marked = { block: number; tag: Row["tag"]; page: number; mark: number };

function drawPage(rows: readonly Row[], at: number, fonts: UsedFonts, isFromRight: boolean) {
  const marked: Marked[] = [];
  const drawn: string[] = [];
  let y = page.height - page.margin;
  rows.forEach((row, index) => {
    y -= (index > 0 ? row.above : 0) + row.leading;
    const base = y + row.leading * 0.25;
    if (row.isSigned) {
      const x = isFromRight ? page.width - page.margin - signatureLine.width : page.margin;
      const line = round(base + signatureLine.above);
      drawn.push(artifact(`0.5 w ${round(x)} ${line} m ${round(x + signatureLine.width)} ${line} l S`));
    }
    const before = marked.at(-1);
    if (before?.block !== row.block) {
      if (before) drawn.push("EMC");
      drawn.push(`/${row.tag} << /MCID ${marked.length} >> BDC`);
      marked.push({ block: row.block, tag: row.tag, page: at, mark: marked.length });
    }
    drawn.push(showRow(row, base, fonts));
  });
  if (marked.length > 0) drawn.push("EMC");
  return { marked, drawn };
}

/** Writes the paragraphs and headings of a document, for programs that read it aloud. */
function writeStructure(file: PdfFile, marked: readonly Marked[], pages: readonly Ref[]): Ref {
  const root = file.reserve();
  const whole = file.reserve();
  const elementOf = new Map<Marked, Ref>();
  const elements = [...new Set(marked.map(({ block }) => block))].map((block) => {
    const ones = marked.filter((one) => one.block === block);
    const kids = ones.map(
      ({ page: at, mark }) => `<< /Type /MCR /Pg ${refTo(pages[at] ?? 0)} /MCID ${mark} >>`,
    );
    const element = file.add(
      `<< /Type /StructElem /S /${ones[0]?.tag ?? "P"} /P ${refTo(whole)} /K [${kids.join(" ")}] >>`,
    );
    ones.forEach((one) => elementOf.set(one, element));
    return element;
  });
  file.write(
    whole,
    `<< /Type /StructElem /S /Document /P ${refTo(root)} /K [${elements.map(refTo).join(" ")}] >>`,
  );
  const parents = pages.map((_, at) => {
    const ofPage = marked.filter((one) => one.page === at).map((one) => refTo(elementOf.get(one) ?? 0));
    return `${at} [${ofPage.join(" ")}]`;
  });
  const tree = file.add(`<< /Nums [${parents.join(" ")}] >>`);
  file.write(
    root,
    `<< /Type /StructTreeRoot /K ${refTo(whole)} /ParentTree ${refTo(tree)} /ParentTreeNextKey ${pages.length} >>`,
  );
  return root;
}

/** Draws a document on A4 pages. The same document always gives the same bytes. */
export function drawDocument(given: WrittenDocument): DrawnDocument {
  const written = mapTexts(given, { line: drawableLetters, text: drawableLetters });
  const setter = openSetter(written, lineWidth);
  const fonts = usedFonts();
  const isFromRight = directionOf(written.language) === "rtl";
  const pages = paginate(setRows(written, setter));
  const footer = setter.rowsOf(written.footer, { ...small, above: 0 }, { width: lineWidth - pageOfWidth });
  const marked: Marked[] = [];
  const contents = pages.map((rows, at) => {
    const body = drawPage(rows, at, fonts, isFromRight);
    marked.push(...body.marked);
    const foot = footer.map((row, line) => showRow(row, footTop - line * row.leading, fonts));
    if (pages.length > 1) {
      const sentence = fill(written.pageOf, { page: at + 1, pages: pages.length });
      const [row] = setter.rowsOf(sentence, { ...small, above: 0 }, { width: pageOfWidth });
      if (row) foot.push(showRow({ ...row, indent: lineWidth - row.width }, footTop, fonts));
    }
    return [...body.drawn, artifact(`${grey} g\n${foot.join("\n")}\n0 g`)].join("\n");
  });

  const file = pdfFile();
  const tree = file.reserve();
  const resources = fonts.write(file);
  const sheets = contents.map((content, at) => {
    const stream = file.addStream(Buffer.from(content, "latin1"));
    return file.add(
      `<< /Type /Page /Parent ${refTo(tree)} /MediaBox [0 0 ${round(page.width)} ${round(page.height)}] ` +
        `/Resources ${resources} /Contents ${refTo(stream)} /StructParents ${at} /Tabs /S >>`,
    );
  });
  file.write(tree, `<< /Type /Pages /Count ${sheets.length} /Kids [${sheets.map(refTo).join(" ")}] >>`);
  const structure = writeStructure(file, marked, sheets);
  const info = file.add(`<< /Title ${pdfText(written.title)} /Producer (Akoma) >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${refTo(tree)} /Lang ${pdfText(formatsOf(written.language))} ` +
      `/MarkInfo << /Marked true >> /StructTreeRoot ${refTo(structure)} ` +
      `/ViewerPreferences << /DisplayDocTitle true${isFromRight ? " /Direction /R2L" : ""} >> >>`,
  );
  return { bytes: file.finish(catalog, info), missing: [...setter.missing] };
}
