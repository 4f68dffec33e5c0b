/** The rows of a file of CSV (RFC 4180) that begins with the mark of UTF-8. */
export function parseCsv(text: string, delimiter = ","): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\n${delimiter}]*))(${delimiter}|\\n|$)`, "y");
  const rows: string[][] = [[]];
  cell.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
