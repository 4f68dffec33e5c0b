import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run grants`: requests for portals, and decisions on them, by whoever runs the site. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/cli/decide-grants.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
