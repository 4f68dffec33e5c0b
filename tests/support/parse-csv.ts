/** The rows of a CSV file (RFC 4180) with a UTF-8 byte order mark. */
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
