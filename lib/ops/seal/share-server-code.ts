import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Deduplicating smaller files saves nothing. */
const leastLength = 2_048;

const withoutSourceMap = (code: string): string => code.replace(/\s*\/\/# sourceMappingURL=.*\s*$/, "");

/**
 * Turbopack writes the same part of the server's code under another name for each set of pages that loads it, and Node
 * keeps the text of every file it has loaded: of the 60 MB that all routes load, 40 were copies. Leaves one file of
 * each in `folder` and makes the others re-export it; the modules in it are the same under any name.
 */
export function shareServerCode(folder: string): void {
  const kept = new Map<string, string>();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(".js")).toSorted()) {
    const file = path.join(folder, name);
    const code = withoutSourceMap(readFileSync(file, "utf8"));
    if (code.length < leastLength) continue;
    const digest = createHash("sha256").update(code).digest("hex");
    const first = kept.get(digest);
    if (first === undefined) {
      kept.set(digest, file);
      continue;
    }
    const from = path.relative(path.dirname(file), first).replaceAll(path.sep, "/");
    writeFileSync(
      file,
      `module.exports = require(${JSON.stringify(from.startsWith(".") ? from : `./${from}`)});\n`,
    );
  }
}
