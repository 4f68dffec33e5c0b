import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run audit`: the operator verifies that the audit records of actions are as they were written. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/cli/verify-audit.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
