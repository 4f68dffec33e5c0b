import { stringify } from "csv-stringify/sync";
import { figureMarks } from "./figure-marks.ts";
import { figureKeys, figureKind } from "./figures.ts";
import { findSource } from "./find-source.ts";
import { listCountries } from "./list-countries.ts";
import { noDataReason } from "./no-data-reason.ts";
import type { Country } from "./schema.ts";

const columns = [
  "country",
  "iso2",
  "figure",
  "unit",
  "value",
  "year",
  "source id",
  "source title",
  "licence",
  "marks",
];

/**
 * The figures of the countries as CSV, one line a figure and country. Tax figures stay out (they may not stand
 * in downloads), and so does every figure no country has because its source is switched off.
 */
export function comparisonCsv(countries: readonly Country[]): string {
  const keys = figureKeys.filter(
    (key) => figureKind(key).group !== "tax" && listCountries().some(({ figures }) => figures[key]),
  );
  const rows = keys.flatMap((key) =>
    countries.map((country) => {
      const { label, unit } = figureKind(key);
      const figure = country.figures[key];
      if (!figure) {
        return [
          country.name,
          country.iso2,
          label,
          unit,
          "No data",
          "",
          "",
          "",
          "",
          noDataReason(country, key),
        ];
      }
      const source = findSource(figure.source);
      return [
        country.name,
        country.iso2,
        label,
        unit,
        figure.value,
        figure.year,
        figure.source,
        source?.title ?? "",
        source?.licence ?? "",
        figureMarks(figure).join("; "),
      ];
    }),
  );
  return stringify([columns, ...rows]);
}
