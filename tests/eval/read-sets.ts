import { readdirSync } from "node:fs";
import path from "node:path";
import { readJson } from "./read-json.ts";
import { nearMissSet, questionSet, refusalSet, searchSet, type Sets } from "./sets.ts";

/** The frozen questions and searches that navigator and search were tuned on, so their figures are flattering. */
export function readSets(): Sets {
  const files = readdirSync(path.join(import.meta.dirname, "questions")).sort();
  return {
    questions: new Map(
      files.map((file) => [path.basename(file, ".json"), questionSet.parse(readJson(`questions/${file}`))]),
    ),
    refusals: refusalSet.parse(readJson("refusals.json")),
    nearMisses: nearMissSet.parse(readJson("near-misses.json")),
    searches: searchSet.parse(readJson("searches.json")),
  };
}
