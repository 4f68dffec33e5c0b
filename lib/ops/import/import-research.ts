import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { difference } from "#lib/data/countries/import/difference.ts";
import { gatherResearch } from "#lib/data/countries/import/gather-research.ts";
import { mergeResearch } from "#lib/data/countries/import/merge-research.ts";
import { Refusal } from "../say.ts";
import { readFacts, writeFacts } from "./facts-folder.ts";

/** Every JSON file in the folder and its subfolders, or the one file. */
function listResearch(at: string): string[] {
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(at, name));
}

export type ImportOutcome = {
  /** The differences from the known facts, one line each. */
  lines: string[];
  /** Findings of the research for which the records have no field. */
  leftOut: string[];
  /** How many files of the facts were written. */
  written: number;
  /** The outlines of the countries, if the research contains them. */
  map: string | null;
};

/**
 * Merges a file or folder of research into the facts of `factsFolder`; with `dryRun`, only reports what would change.
 */
export async function importResearch(
  from: string,
  { factsFolder, dryRun = false }: { factsFolder: string; dryRun?: boolean },
): Promise<ImportOutcome> {
  if (!existsSync(from)) throw new Refusal(`There is no file or folder ${from}.`);
  try {
    const research = gatherResearch(
      listResearch(from).map((path) => ({ name: basename(path), text: readFileSync(path, "utf8") })),
    );
    const before = readFacts(factsFolder);
    const after = mergeResearch(before, research);
    const written = dryRun ? 0 : await writeFacts(factsFolder, after);
    return { lines: difference(before, after), leftOut: research.leftOut, written, map: research.map };
  } catch (thrown) {
    throw new Refusal(thrown instanceof Error ? thrown.message : "The research could not be read.", {
      cause: thrown,
    });
  }
}
