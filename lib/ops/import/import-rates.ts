/**
 * Writes the snapshot of exchange rates that ships with the site: `npm run rates`. The rates come from the npm package
 * @fawazahmed0/currency-api (CC0-1.0); each of its versions has the rates of one day.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inRoot } from "../paths.ts";
import { runTool } from "../run.ts";
import { Refusal, endWith } from "../say.ts";
import { z } from "zod";
import {
  baseCurrency,
  currencies,
  ownCurrencies,
  type RateCode,
} from "#lib/data/currency/open/currencies.ts";
import { withPegs, isDay, isRate, type DatedRates, type Rates } from "#lib/data/currency/open/rates.ts";

/** The package's file for one currency: its day, and the amount of each other currency for one unit of it. */
const packageFile = z.object({
  date: z.string().refine(isDay),
  [baseCurrency.toLowerCase()]: z.record(z.string(), z.number()),
});

const wanted: readonly RateCode[] = [...currencies.map(({ code }) => code), ...ownCurrencies].filter(
  (code) => code !== baseCurrency,
);

/** Eight significant digits: more than the precision of any rate. */
const rounded = (rate: number): number => Number(rate.toPrecision(8));

/**
 * The snapshot of rates from the package's file for the base currency. Throws if a currency of the 12 or of the 54
 * countries is missing: everybody sees this snapshot where no rate service is configured.
 */
export function ratesSnapshot(file: unknown, source: string): DatedRates {
  const { date, [baseCurrency.toLowerCase()]: given } = packageFile.parse(file) as {
    date: string;
  } & Record<string, Record<string, number>>;
  const rates: Rates = {};
  for (const code of wanted) {
    const rate = given?.[code.toLowerCase()];
    if (!isRate(rate)) throw new Error(`The file has no usable rate for ${code}.`);
    rates[code] = rounded(rate);
  }
  const { XAF: _xaf, XOF: _xof, ...free } = rates;
  return { asOf: date, source, rates: withPegs(free) };
}

const packageName = "@fawazahmed0/currency-api";
const snapshotFile = inRoot("lib/data/currency/snapshot.json");

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

async function importRates(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "akoma-rates-"));
  try {
    const { code, output } = await runTool("npm", [
      "install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", `${packageName}@latest`,
    ]); // prettier-ignore
    if (code !== 0) throw new Refusal(`The package of rates could not be fetched:\n${output.trim()}`);
    const home = path.join(folder, "node_modules", packageName);
    const { version } = readJson(path.join(home, "package.json")) as { version: string };
    const file = readJson(path.join(home, "v1/currencies/usd.json"));
    const snapshot = ratesSnapshot(file, `currency-api ${version}`);
    writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`);
    return `Rates of ${snapshot.asOf} for ${Object.keys(snapshot.rates).length} currencies.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

importRates().then((message) => console.log(message), endWith);
