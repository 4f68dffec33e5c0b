import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";
import { readOrder } from "./grant-order.ts";

/** `npm run grants`: the operator lists requests for portals and decides them. */
async function main(): Promise<number> {
  readOrder(process.argv.slice(2)); // refuses an invalid command before it starts a database
  return runOnDatabase("lib/ops/cli/decide-grants.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
