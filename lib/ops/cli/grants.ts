import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";
import { readOrder } from "./grant-order.ts";

/** `npm run grants`: requests for portals, and decisions on them, by whoever runs the site. */
async function main(): Promise<number> {
  readOrder(process.argv.slice(2)); // one that is not understood is refused before a database is asked
  return runOnDatabase("lib/ops/cli/decide-grants.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
