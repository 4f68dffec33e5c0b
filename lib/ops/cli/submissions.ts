import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";
import { readOrder } from "./submission-order.ts";

/** `npm run submissions`: applications and other forms that were sent, and decisions on them, by whoever runs the site. */
async function main(): Promise<number> {
  readOrder(process.argv.slice(2)); // one that is not understood is refused before a database is asked
  return runOnDatabase("lib/ops/cli/decide-submissions.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
