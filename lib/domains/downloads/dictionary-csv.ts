import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { figureKeys, figureKind } from "#lib/data/countries/record/open/figures.ts";

/** The data dictionary: what each figure of the data set measures, in which unit and to how many decimals. */
export function dictionaryCsv(separator?: CsvSeparator): string {
  const rows = figureKeys.flatMap((key) => {
    const { label, unit, group, better = "", decimals = 0, scale, meaning } = figureKind(key);
    return group === "tax"
      ? []
      : [[key, label, unit, group, better, decimals, scale?.join(" to ") ?? "", meaning]];
  });
  const columns = ["key", "label", "unit", "group", "better", "decimals", "scale", "meaning"];
  return csvFile([columns, ...rows], separator);
}
