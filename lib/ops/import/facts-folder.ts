import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { format, resolveConfig } from "prettier";
import type { Facts } from "#lib/data/countries/import/merge-research.ts";
import { stateOnce } from "#lib/data/countries/import/state-once.ts";
import { type BlocFile, takeIn } from "#lib/data/countries/record/blocs.ts";
import type { CountryFile } from "#lib/data/countries/record/country-file.ts";
import { inRoot } from "../paths.ts";

const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, "utf8")) as Shape;

const readFolder = <Shape>(folder: string): Shape[] =>
  readdirSync(folder)
    .sort()
    .map((name) => readJson<Shape>(join(folder, name)));

const visaName = "visa.json";

const readBlocs = (folder: string) => readFolder<BlocFile>(join(folder, "blocs"));

/** The complete facts of a folder such as lib/data/countries/facts. */
export function readFacts(folder: string): Facts {
  const blocs = readBlocs(folder);
  return {
    countries: readFolder<unknown>(join(folder, "countries")).map(
      (file) => takeIn(file, blocs) as CountryFile,
    ),
    sources: readJson(join(folder, "sources.json")),
    rails: readJson(join(folder, "regional-rails.json")),
    visa: existsSync(join(folder, visaName)) ? readJson(join(folder, visaName)) : null,
    asOf: readJson<{ asOf: string }>(join(folder, "as-of.json")).asOf,
  };
}

/**
 * Writes the facts to their folder in the format that people edit; leaves files with the same content untouched.
 * Returns the number of files written.
 */
export async function writeFacts(folder: string, facts: Facts): Promise<number> {
  const blocs = readBlocs(folder);
  const files = new Map<string, unknown>([
    ["sources.json", facts.sources],
    ["regional-rails.json", facts.rails],
    ["as-of.json", { asOf: facts.asOf }],
  ]);
  if (facts.visa) files.set(visaName, facts.visa);
  for (const country of facts.countries) {
    const own = blocs.filter(({ id }) => country.blocs.includes(id));
    files.set(`countries/${country.slug}.json`, stateOnce(country, own));
  }
  const style = {
    ...(await resolveConfig(inRoot("lib/data/countries/facts", "sources.json"))),
    parser: "json",
  };
  let changed = 0;
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (existsSync(path) && isDeepStrictEqual(readJson(path), content)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(JSON.stringify(content), style));
    changed += 1;
  }
  return changed;
}
