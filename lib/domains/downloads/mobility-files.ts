import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { dataAsOf, findMobility, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import { licence } from "./country-files.ts";

const records = () => listCountrySlugs().flatMap((slug) => findMobility(slug) ?? []);

/** What is known about entering, staying, studying and returning, for all 54 countries. */
export const mobilityJson = (): string =>
  JSON.stringify({ licence, compiled: dataAsOf, countries: records() });

type Row = {
  kind: string;
  what: string;
  value: string | number;
  year: number | null;
  status: string;
  sources: readonly string[];
};

function rowsOf(record: Mobility): Row[] {
  const { africanPassports: passports, visaOpenness: openness, evisa, visaOnArrival, emergency } = record;
  const known = { year: null, status: passports.status, sources: passports.sources };
  const passport = (what: string, value: number): Row => ({
    kind: "african passports",
    what,
    value,
    year: passports.year,
    status: passports.status,
    sources: passports.sources,
  });
  return [
    passport("visa free", passports.visaFree),
    passport("visa on arrival", passports.visaOnArrival),
    passport("e-visa or authorisation", passports.evisaOrEta),
    passport("visa required", passports.visaRequired),
    passport("no admission", passports.noAdmission),
    {
      kind: "visa openness",
      what: "rank of 54",
      value: openness.rank,
      year: openness.year,
      status: "sourced",
      sources: [openness.source],
    },
    {
      kind: "visa openness",
      what: "score from 0 to 1",
      value: openness.score,
      year: openness.year,
      status: "sourced",
      sources: [openness.source],
    },
    ...(evisa
      ? [
          {
            ...known,
            kind: "e-visa",
            what: evisa.kind,
            value: evisa.url ?? "",
            status: evisa.status,
            sources: evisa.sources,
          },
        ]
      : []),
    ...(visaOnArrival
      ? [
          {
            ...known,
            kind: "visa on arrival",
            what: visaOnArrival.note,
            value: "",
            status: "sourced",
            sources: [visaOnArrival.source],
          },
        ]
      : []),
    ...record.freeMovement.map(({ bloc, what, days, status, sources }) => ({
      kind: "free movement",
      what: `${bloc}: ${what}`,
      value: days ?? "",
      year: null,
      status,
      sources,
    })),
    ...record.permits.map(({ permit, institution, for: forWhom, status, sources }) => ({
      kind: "permit",
      what: `${permit}: ${forWhom}`,
      value: institution,
      year: null,
      status,
      sources,
    })),
    ...record.diaspora.map(({ programme, what, url, status, sources }) => ({
      kind: "diaspora programme",
      what: `${programme}: ${what}`,
      value: url ?? "",
      year: null,
      status,
      sources,
    })),
    ...(record.dualCitizenship
      ? [
          {
            kind: "two nationalities",
            what: record.dualCitizenship.note ?? "",
            value: record.dualCitizenship.rule,
            year: record.dualCitizenship.asOf,
            status: record.dualCitizenship.status,
            sources: record.dualCitizenship.sources,
          },
        ]
      : []),
    ...record.universities.map(({ name, url, status, sources }) => ({
      kind: "public university",
      what: name,
      value: url,
      year: null,
      status,
      sources,
    })),
    ...(["police", "ambulance", "fire"] as const).map((service) => ({
      kind: "emergency number",
      what: service,
      value: emergency[service] ?? "",
      year: null,
      status: emergency.status,
      sources: emergency.sources,
    })),
    {
      kind: "plugs",
      what: "types",
      value: record.plugs.types.join(" "),
      year: null,
      status: record.plugs.status,
      sources: record.plugs.sources,
    },
  ];
}

/** The same data as CSV, one fact per line. */
export function mobilityCsv(separator?: CsvSeparator): string {
  const lines = records().flatMap((record) =>
    rowsOf(record).map(({ kind, what, value, year, status, sources }) => [
      record.slug,
      kind,
      what,
      value,
      year ?? "",
      status,
      sources.join(" "),
    ]),
  );
  const columns = ["country", "kind", "what", "value", "year", "status", "sources"];
  return csvFile([columns, ...lines], separator);
}
