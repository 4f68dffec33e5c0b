import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nearMissSet, questionSet, refusalSet, searchSet, type Sets } from "./sets.ts";

const here = import.meta.dirname;
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(here, file), "utf8"));

/** The frozen questions and searches. They were written from the pages alone, and no rule is made to fit them. */
export function readSets(): Sets {
  const files = readdirSync(path.join(here, "questions")).sort();
  return {
    questions: new Map(
      files.map((file) => [path.basename(file, ".json"), questionSet.parse(readJson(`questions/${file}`))]),
    ),
    refusals: refusalSet.parse(readJson("refusals.json")),
    nearMisses: nearMissSet.parse(readJson("near-misses.json")),
    searches: searchSet.parse(readJson("searches.json")),
  };
}
