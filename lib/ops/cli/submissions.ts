import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";
import { readOrder } from "./submission-order.ts";

/** `npm run submissions`: the operator reads applications and other submitted forms and decides them. */
async function main(): Promise<number> {
  readOrder(process.argv.slice(2)); // refuses an invalid command before it starts a database
  return runOnDatabase("lib/ops/cli/decide-submissions.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
