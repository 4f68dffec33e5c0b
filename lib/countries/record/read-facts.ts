import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What stands in a file of lib/countries/facts, named without `.json`. Read and not imported: bundled, two megabytes of
 * facts would be held as text by every bundle that knows countries. The site always runs in its own folder.
 */
export const readFacts = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(process.cwd(), "lib/countries/facts", `${name}.json`), "utf8"));
