import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectNames } from "./collect-names.ts";
import type { RawRecord } from "./map-country.ts";
import type { RawMobility } from "./map-mobility.ts";
import type { RawAgencies, RawCountry, RawPayments, RawSource, RawRegistration } from "./raw.ts";

type RawRailGroup = { members: string[]; status: string; sources: string[]; note: string };

export type Research = {
  records: RawRecord[];
  rails: Record<string, RawRailGroup>;
  paymentSources: Record<string, RawSource>;
  mobility: RawMobility[];
  mobilitySources: Record<string, RawSource>;
  /** The day on which the facts were compiled, as YYYY-MM-DD. */
  generated: string;
  /** The outlines, as the file's own text. */
  map: string;
};

/** The text of one file of the folder; a missing file ends the import with a sentence that names it. */
export function readPart(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`The file ${name} is missing in ${folder}.`);
  return readFileSync(path, "utf8");
}

function readJson<Shape>(folder: string, name: string): Shape {
  const content = readPart(folder, name);
  try {
    return JSON.parse(content) as Shape;
  } catch (thrown) {
    throw new Error(
      `The file ${name} is not JSON: ${thrown instanceof Error ? thrown.message : "unreadable"}.`,
    );
  }
}

/** The research folder as raw records, one for each country of countries.json, every part present. */
export function readResearch(folder: string): Research {
  const { countries, generated } = readJson<{ countries: RawCountry[]; generated: string }>(
    folder,
    "countries.json",
  );
  const agencies = readJson<{ countries: RawAgencies[] }>(folder, "agencies.json").countries;
  const payments = readJson<{
    countries: RawPayments[];
    rails: Record<string, RawRailGroup>;
    sources: Record<string, RawSource>;
  }>(folder, "payments.json");

  const moving = readJson<{ countries: RawMobility[]; sources: Record<string, RawSource> }>(
    folder,
    "mobility.json",
  );

  const partOf = <Part extends { slug: string }>(parts: Part[], slug: string, file: string): Part => {
    const found = parts.find((part) => part.slug === slug);
    if (!found) throw new Error(`The file ${file} has no entry for ${slug}.`);
    return found;
  };

  const records = countries.map((country) => ({
    country,
    agencies: partOf(agencies, country.slug, "agencies.json"),
    payments: partOf(payments.countries, country.slug, "payments.json"),
    registration: readJson<RawRegistration>(folder, join("registration", `${country.slug}.json`)),
    otherNames: collectNames(country.slug, country.iso2, country.name),
  }));
  return {
    records,
    generated,
    rails: payments.rails,
    paymentSources: payments.sources,
    mobility: countries.map(({ slug }) => partOf(moving.countries, slug, "mobility.json")),
    mobilitySources: moving.sources,
    map: readPart(folder, "africa.topo.json"),
  };
}
