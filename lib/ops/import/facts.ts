import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run facts`: the operator exports approved edits of facts into the records. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/import/take-in-facts.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
