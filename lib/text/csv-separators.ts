/**
 * What parts the columns of a file. Programs for data, and spreadsheets set to English, read commas and a decimal point; a
 * spreadsheet set to French or Portuguese opens a file with semicolons and a decimal comma by itself.
 */
export const csvSeparators = ["comma", "semicolon"] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** The name of a file: the same table with another separator is a file beside it, not in its place. */
export const csvName = (name: string, separator: CsvSeparator = "comma"): string =>
  separator === "comma" ? `${name}.csv` : `${name}-${separator}.csv`;
