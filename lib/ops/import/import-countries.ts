import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot } from "../paths.ts";
import { Refusal, endWith } from "../say.ts";
import { importResearch } from "./import-research.ts";

const usage = "Use it like this: npm run import -- FILE-OR-FOLDER [--dry-run]";

function asked(): { from: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { "dry-run": { type: "boolean" } },
      allowPositionals: true,
    });
    const [from, ...more] = positionals;
    if (from && more.length === 0) return { from, dryRun: values["dry-run"] ?? false };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
  throw new Refusal(usage);
}

/** `npm run import`: merges research into lib/data/countries/facts and prints each difference on a line. */
async function main(): Promise<void> {
  const { from, dryRun } = asked();
  const { lines, leftOut, written, map } = await importResearch(from, {
    factsFolder: inRoot("lib/data/countries/facts"),
    dryRun,
  });
  if (!dryRun && map !== null) writeFileSync(inRoot("lib/data/maps/africa.topo.json"), map);
  for (const line of lines) console.log(line);
  for (const line of leftOut) console.log(`Left out. ${line}`);
  const differences = lines.length === 1 ? "1 difference" : `${lines.length} differences`;
  console.log(`${differences}; ${written} files written${dryRun ? " (dry run)" : ""}.`);
}

main().catch(endWith);
