import { stringify, type Options } from "csv-stringify/sync";
import type { CsvSeparator } from "./csv-separators.ts";

export type CsvCell = string | number | null | undefined;

const optionsOf: Readonly<Record<CsvSeparator, Options>> = {
  comma: { delimiter: "," },
  semicolon: { delimiter: ";", cast: { number: (value) => String(value).replace(".", ",") } },
};

/**
 * Lines of CSV (RFC 4180) without the byte order mark. With `isSafe`, what a spreadsheet would take for a formula is
 * escaped.
 */
export const csvLines = (
  rows: readonly (readonly CsvCell[])[],
  { separator = "comma", isSafe = false }: { separator?: CsvSeparator | undefined; isSafe?: boolean } = {},
): string => stringify([...rows], { ...optionsOf[separator], escape_formulas: isSafe });

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvMark = "\ufeff";

/** A whole CSV file, with the byte order mark. */
export const csvFile = (rows: readonly (readonly CsvCell[])[], separator?: CsvSeparator): string =>
  csvMark + csvLines(rows, { separator });
