import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { claims } from "#lib/data/content/claims.ts";
import { comparisonCsv } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { countriesJson, profilesJson } from "./country-files.ts";
import { dictionaryCsv, fieldsCsv, sourcesCsv } from "./dictionary-files.ts";
import { formPreviews } from "./form-previews.ts";
import { mobilityCsv, mobilityJson } from "./mobility-files.ts";
import { withSemicolons } from "./open/with-semicolons.ts";
import { registrationCsv, registrationJson } from "./registration-files.ts";

type File = { type: string; make: () => string };

const csv = "text/csv; charset=utf-8";
const json = "application/json";
const claimColumns = ["id", "text", "kind", "evidence", "reviewedOn"] as const;

const claimsCsv = (separator?: CsvSeparator): string =>
  csvFile([claimColumns, ...claims.map((claim) => claimColumns.map((name) => claim[name]))], separator);

const tables: Readonly<Record<string, (separator?: CsvSeparator) => string>> = {
  "akoma-countries.csv": (separator) => comparisonCsv(listCountries(), separator),
  "akoma-mobility.csv": mobilityCsv,
  "akoma-registration.csv": registrationCsv,
  "akoma-fields.csv": fieldsCsv,
  "akoma-dictionary.csv": dictionaryCsv,
  "akoma-sources.csv": sourcesCsv,
  "akoma-claims.csv": claimsCsv,
};

/** Each table in two variants: separated by commas, and by semicolons. */
const tableFiles = Object.entries(tables).flatMap(([name, make]): [string, File][] => [
  [name, { type: csv, make: () => make() }],
  [withSemicolons(name), { type: csv, make: () => make("semicolon") }],
]);

/** The files generated at build time from the site's own data, by their name below /downloads. */
export const downloadFiles: Readonly<Record<string, File>> = {
  ...Object.fromEntries(tableFiles),
  "akoma-countries.json": { type: json, make: countriesJson },
  "akoma-profiles.json": { type: json, make: profilesJson },
  "akoma-mobility.json": { type: json, make: mobilityJson },
  "akoma-registration.json": { type: json, make: registrationJson },
  "akoma-forms.txt": { type: "text/plain; charset=utf-8", make: formPreviews },
};
