import { siteSecret } from "../local/site-secret.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run audit`: whether what was written down of deeds is as it was written, by whoever runs the site. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/cli/verify-audit.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
