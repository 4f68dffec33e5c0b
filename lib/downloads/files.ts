import "server-only";
import { stringify } from "csv-stringify/sync";
import { claims } from "../content/claims.ts";
import { comparisonCsv, listCountries } from "../countries/index.ts";
import { countriesJson } from "./countries-json.ts";
import { dictionaryCsv } from "./dictionary-csv.ts";
import { formPreviews } from "./form-previews.ts";
import { sourcesCsv } from "./sources-csv.ts";

type File = { type: string; make: () => string };

const csv = "text/csv; charset=utf-8";
const claimColumns = ["id", "text", "kind", "evidence", "reviewedOn"] as const;

/** Files that are made at build from what the site itself shows, by the last part of their address under /downloads. */
export const downloadFiles: Readonly<Record<string, File>> = {
  "akoma-countries.csv": { type: csv, make: () => comparisonCsv(listCountries()) },
  "akoma-countries.json": { type: "application/json", make: countriesJson },
  "akoma-dictionary.csv": { type: csv, make: dictionaryCsv },
  "akoma-sources.csv": { type: csv, make: sourcesCsv },
  "akoma-claims.csv": {
    type: csv,
    make: () => stringify([...claims], { header: true, columns: [...claimColumns], bom: true }),
  },
  "akoma-forms.txt": { type: "text/plain; charset=utf-8", make: formPreviews },
};
