import { env } from "#lib/platform/env.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { showTool } from "../run.ts";
import { endWith } from "../say.ts";

const script = "lib/ops/cli/check-links.ts";

/**
 * `npm run links`: checks every address in the records of the 54 countries. The results are shown at the facts desk of
 * the site that uses DATABASE_URL; without DATABASE_URL they are only printed. Exits with 1 if an address is gone.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (env.DATABASE_URL) return runOnDatabase(script, { LOG_LEVEL: "warn" });
  return showTool(process.execPath, ["--conditions=react-server", script, ...args]);
}

main().then((code) => process.exit(code), endWith);
