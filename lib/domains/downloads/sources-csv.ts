import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { sources } from "#lib/data/countries/record/index.ts";

/** Every source of the country facts, with its licence and whether its figures are shown. */
export function sourcesCsv(separator?: CsvSeparator): string {
  const rows = sources().map(
    ({ id, title, publisher, url, licence, snapshot, attribution, enabled, note }) => [
      id,
      title,
      publisher,
      url ?? "",
      licence,
      snapshot,
      enabled ? "shown" : "switched off",
      attribution ?? "",
      note ?? "",
    ],
  );
  const columns = ["id", "title", "publisher", "url", "licence", "snapshot", "state", "attribution", "note"];
  return csvFile([columns, ...rows], separator);
}
