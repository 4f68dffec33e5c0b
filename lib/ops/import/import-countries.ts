/**
 * Turns the research folder into the records of the site: `node lib/ops/import/import-countries.ts <folder>`.
 * Writes lib/countries/data, lib/maps/africa.topo.json and public/flags. The same input gives the same files;
 * nothing is written unless every record fits the schema.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import {
  asOfModule,
  countryModule,
  indexModule,
  mobilityIndexModule,
  mobilityModule,
  railsModule,
  slugsModule,
  sourcesModule,
} from "#lib/countries/import/data-modules.ts";
import { mapCountry } from "#lib/countries/import/map-country.ts";
import { mapMobility } from "#lib/countries/import/map-mobility.ts";
import { readPart, readResearch } from "#lib/countries/import/read-research.ts";
import { regionalRail } from "#lib/countries/record/open/schema.ts";

const root = join(import.meta.dirname, "../../..");

function explain(thrown: unknown): string {
  if (thrown instanceof z.ZodError) {
    const [issue] = thrown.issues;
    return issue ? `${issue.path.join(".")}: ${issue.message}` : "it does not fit the schema";
  }
  return thrown instanceof Error ? thrown.message : "it could not be read";
}

function explained<Made>(slug: string, make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    throw new Error(`The record of ${slug} does not fit: ${explain(thrown)}.`);
  }
}

function importCountries(folder: string): string {
  const research = readResearch(folder);
  const countries = research.records.map((record) =>
    explained(record.country.slug, () => mapCountry(record)),
  );
  const rails = Object.entries(research.rails).map(([id, rail]) => regionalRail.parse({ id, ...rail }));
  const flags = join(root, "node_modules/circle-flags/flags");

  const slugs = countries.map(({ slug }) => slug);
  const files = new Map<string, string>([
    ["lib/countries/data/index.ts", indexModule(slugs)],
    ["lib/countries/record/open/slugs.ts", slugsModule(slugs)],
    ["lib/countries/data/as-of.ts", asOfModule(research.generated)],
    ["lib/countries/data/regional-rails.ts", railsModule(rails)],
    ["lib/countries/data/payment-sources.ts", sourcesModule("paymentSources", research.paymentSources)],
    ["lib/countries/data/mobility-sources.ts", sourcesModule("mobilitySources", research.mobilitySources)],
    ["lib/countries/data/mobility/index.ts", mobilityIndexModule(slugs)],
    ["lib/maps/africa.topo.json", research.map],
  ]);
  for (const country of countries) {
    const flag = `${country.iso2.toLowerCase()}.svg`;
    files.set(`lib/countries/data/${country.slug}.ts`, countryModule(country));
    files.set(`public/flags/${flag}`, readPart(flags, flag));
  }

  for (const raw of research.mobility) {
    const record = explained(raw.slug, () => mapMobility(raw));
    files.set(`lib/countries/data/mobility/${record.slug}.ts`, mobilityModule(record));
  }

  let changed = 0;
  for (const [name, content] of files) {
    const path = join(root, name);
    if (existsSync(path) && readFileSync(path, "utf8") === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    changed += 1;
  }
  return `${countries.length} countries read, ${files.size} files kept, ${changed} of them changed.`;
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name the research folder: node lib/ops/import/import-countries.ts <folder>");
  process.exit(1);
}
try {
  console.log(importCountries(folder));
} catch (thrown) {
  console.error(explain(thrown));
  process.exit(1);
}
