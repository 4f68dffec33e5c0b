import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { figureMarks } from "../words/format-figure.ts";
import { figureKeys, figureKind, labelAlone } from "../record/open/figures.ts";
import { findSource } from "../record/sources.ts";
import { listCountries } from "../record/list-countries.ts";
import { knownFigure } from "../record/known-figure.ts";
import type { Country } from "../record/open/schema.ts";

/** Every line has names and codes of countries, so it also has the notice that their licence requires. */
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
 * The figures of the countries as CSV, one line per figure and country. The value column contains numbers only: it is
 * empty if there is no value, and the reason has its own column. Tax figures are left out because they may not be in
 * downloads. So is every figure that no country has because its source is switched off.
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
