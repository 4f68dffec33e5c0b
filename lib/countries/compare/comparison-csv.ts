import { csvFile } from "#lib/text/csv.ts";
import type { CsvSeparator } from "#lib/text/csv-separators.ts";
import { figureMarks } from "../words/figure-marks.ts";
import { figureKeys, figureKind, labelAlone } from "../record/open/figures.ts";
import { findSource } from "../record/find-source.ts";
import { listCountries } from "../record/list-countries.ts";
import { knownFigure } from "../record/known-figure.ts";
import type { Country } from "../record/open/schema.ts";

/** Names and codes of countries stand in every line, and with them the notice their licence asks for. */
const codesNotice = findSource("mledoze-countries")?.attribution;

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
  "attribution",
  "note",
  "why no value",
];

/**
 * The figures of the countries as CSV, one line a figure and country. The column of values holds numbers alone: it is empty
 * where there is none, and the reason has a column of its own. Tax figures stay out (they may not stand
 * in downloads), and so does every figure no country has because its source is switched off.
 */
export function comparisonCsv(countries: readonly Country[], separator?: CsvSeparator): string {
  const keys = figureKeys.filter(
    (key) => figureKind(key).group !== "tax" && listCountries().some(({ figures }) => figures[key]),
  );
  const rows = keys.flatMap((key) =>
    countries.map((country) => {
      const label = labelAlone(key);
      const { unit } = figureKind(key);
      const { fact: figure, reason } = knownFigure(country, key);
      if (!figure) {
        return [country.name, country.iso2, label, unit, "", "", "", "", "", "", codesNotice, "", reason];
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
        [source?.attribution, codesNotice].filter(Boolean).join(" "),
        source?.note ?? "",
        "",
      ];
    }),
  );
  return csvFile([columns, ...rows], separator);
}
