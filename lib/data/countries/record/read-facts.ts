import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads a file of lib/data/countries/facts, named without `.json`. It is read, not imported: every bundle that knows
 * countries would otherwise contain two megabytes of facts as text. The site always runs in its own folder.
 */
export const readFacts = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(process.cwd(), "lib/data/countries/facts", `${name}.json`), "utf8"));
