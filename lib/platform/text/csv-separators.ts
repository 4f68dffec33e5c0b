/**
 * The separator between the columns of a file. Data tools, and spreadsheets set to English, read commas and a decimal
 * point; a spreadsheet set to French or Portuguese opens a file with semicolons and a decimal comma without further
 * settings.
 */
export const csvSeparators = ["comma", "semicolon"] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** The name of a file. The same table with another separator is a file beside it and does not replace it. */
export const csvName = (name: string, separator: CsvSeparator = "comma"): string =>
  separator === "comma" ? `${name}.csv` : `${name}-${separator}.csv`;
