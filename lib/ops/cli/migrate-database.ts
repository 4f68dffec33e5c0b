import { env } from "#lib/platform/env.ts";
import { generateCode } from "../seal/build.ts";
import { prepareDatabase } from "../local/migrate.ts";
import { checkDatabase } from "../local/run-on-database.ts";
import { Refusal, endWith } from "../say.ts";

/** `npm run migrate`: operators run it before a new version serves. */
async function main(): Promise<void> {
  if (!env.DATABASE_URL) throw new Refusal("Set DATABASE_URL to the database to migrate.");
  await checkDatabase(env.DATABASE_URL);
  await generateCode();
  await prepareDatabase(env.DATABASE_URL);
}

main().then(() => process.exit(0), endWith);
