import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { figureKeys, figureKind } from "#lib/data/countries/record/open/figures.ts";
import { sources } from "#lib/data/countries/record/index.ts";

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

const fields: readonly (readonly [file: string, field: string, meaning: string])[] = [
  ["akoma-countries.csv", "figure columns", "See akoma-dictionary.csv for each key"],
  ["akoma-countries.csv", "value", "A number; empty where no source has one"],
  ["akoma-countries.csv", "why no value", "Why the value is empty"],
  ["akoma-countries.json", "figures", "By key of akoma-dictionary.csv: value, year, source id, marks"],
  ["akoma-profiles.json", "welcome, history", "Written texts, without figures, reviewed on reviewedOn"],
  ["akoma-profiles.json", "majorCities", "Name, what the town is for, its page in the English Wikipedia"],
  ["akoma-profiles.json", "risks, opportunities", "Title and text each"],
  ["akoma-profiles.json", "businessEnvironment.friendlyScore", "Editorial score from 5 to 7 out of 10: half a point each for registering online, one counter, no minimum capital, visa online or on arrival"],
  ["akoma-profiles.json", "businessEnvironment.ranking", "Place in a published index with its edition year"],
  ["akoma-profiles.json", "unknown", "Stands in place of a value that no shown source names, with the reason"],
  ["akoma-mobility.csv", "kind, what, value", "One fact a line; value is a number, a rule, an office or an address, and empty where none was found"],
  ["akoma-mobility.csv", "year", "Of the data or the law; empty where the source states none"],
  ["akoma-mobility.csv, akoma-registration.csv", "status", "sourced: read in the named source; indicative: general knowledge; confirm it with the office"],
  ["akoma-mobility.csv", "sources", "Ids of akoma-sources.csv"],
  ["akoma-registration.csv", "for", "Who takes the step: all, companies, sole-traders, employers, foreigners"],
  ["akoma-registration.csv", "cost, currency", "As the source says it, in local or named currency; empty: the source does not say"],
  ["akoma-registration.csv", "days_least, days_most", "Working or calendar days as the source counts them"],
  ["akoma-registration.json", "uncertain", "What a careful reader should verify before relying on the path"],
]; // prettier-ignore

/** The meanings of the fields that akoma-dictionary.csv does not cover. */
export const fieldsCsv = (separator?: CsvSeparator): string =>
  csvFile([["file", "field", "meaning"], ...fields], separator);

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
