import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads a file of this folder. */
export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8"));
