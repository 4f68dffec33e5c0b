import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run caseworkers`: the operator lists whose keys open confidential submissions, and retires keys. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/cli/manage-caseworkers.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
