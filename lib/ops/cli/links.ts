import { env } from "#lib/env.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { showTool } from "../run.ts";
import { endWith } from "../say.ts";

const script = "lib/ops/cli/check-links.ts";

/**
 * `npm run links`: asks every address that the records of the 54 countries name. What they answered stands at the facts desk of
 * the site whose DATABASE_URL is set; without one it is said here alone. Ends with 1 when one is gone.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (env.DATABASE_URL) return runOnDatabase(script, { LOG_LEVEL: "warn" });
  return showTool(process.execPath, ["--conditions=react-server", script, ...args]);
}

main().then((code) => process.exit(code), endWith);
