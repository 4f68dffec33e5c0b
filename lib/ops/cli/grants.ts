import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#lib/env.ts";
import { keptSecret } from "../local/kept-secret.ts";
import { dataHome } from "../paths.ts";
import { runOnDatabase } from "../local/run-on-database.ts";
import { Refusal, endWith } from "../say.ts";

/** The secret the site itself uses: mail sealed with another one could not be opened by whoever sends it. */
function siteSecret(): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  if (existsSync(path.join(dataHome, "auth-secret"))) return keptSecret();
  throw new Refusal("AUTH_SECRET is not set. Give the one the site runs with, or run `npm start` once here.");
}

/** `npm run grants`: requests for portals, and decisions on them, by whoever runs the site. */
async function main(): Promise<number> {
  return runOnDatabase("lib/ops/cli/decide-grants.ts", { AUTH_SECRET: siteSecret(), LOG_LEVEL: "warn" });
}

main().then((code) => process.exit(code), endWith);
