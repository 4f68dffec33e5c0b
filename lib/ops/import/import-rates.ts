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
import { ratesSnapshot } from "./rates-snapshot.ts";

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
