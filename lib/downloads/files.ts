import "server-only";
import { stringify } from "csv-stringify/sync";
import { claims } from "../content/claims.ts";
import { comparisonCsv, listCountries } from "../countries/index.ts";
import { countriesJson } from "./countries-json.ts";
import { dictionaryCsv } from "./dictionary-csv.ts";
import { fieldsCsv } from "./fields-csv.ts";
import { formPreviews } from "./form-previews.ts";
import { mobilityCsv, mobilityJson } from "./mobility-files.ts";
import { profilesJson } from "./profiles-json.ts";
import { registrationCsv, registrationJson } from "./registration-files.ts";
import { sourcesCsv } from "./sources-csv.ts";

type File = { type: string; make: () => string };

const csv = "text/csv; charset=utf-8";
const json = "application/json";
const claimColumns = ["id", "text", "kind", "evidence", "reviewedOn"] as const;

/** Files that are made at build from what the site itself shows, by the last part of their address under /downloads. */
export const downloadFiles: Readonly<Record<string, File>> = {
  "akoma-countries.csv": { type: csv, make: () => comparisonCsv(listCountries()) },
  "akoma-countries.json": { type: json, make: countriesJson },
  "akoma-profiles.json": { type: json, make: profilesJson },
  "akoma-mobility.csv": { type: csv, make: mobilityCsv },
  "akoma-mobility.json": { type: json, make: mobilityJson },
  "akoma-registration.csv": { type: csv, make: registrationCsv },
  "akoma-registration.json": { type: json, make: registrationJson },
  "akoma-fields.csv": { type: csv, make: fieldsCsv },
  "akoma-dictionary.csv": { type: csv, make: dictionaryCsv },
  "akoma-sources.csv": { type: csv, make: sourcesCsv },
  "akoma-claims.csv": {
    type: csv,
    make: () => stringify([...claims], { header: true, columns: [...claimColumns], bom: true }),
  },
  "akoma-forms.txt": { type: "text/plain; charset=utf-8", make: formPreviews },
};
