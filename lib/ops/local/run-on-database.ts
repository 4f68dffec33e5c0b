import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#lib/platform/env.ts";
import { checkDatabase } from "./prepare-database.ts";
import { dataHome } from "../paths.ts";
import { startPostgres } from "./postgres.ts";
import { spawnScript } from "../run.ts";
import { Refusal } from "../say.ts";

/**
 * Runs a script with this command's arguments against DATABASE_URL, or against the database of `npm start`, which is
 * started for the script if it is not running. Returns the script's status.
 */
export async function runOnDatabase(
  script: string,
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  if (!env.DATABASE_URL && !existsSync(path.join(dataHome, "postgres"))) {
    throw new Refusal("There is no local database yet. Run `npm start` once, or set DATABASE_URL.");
  }
  if (env.DATABASE_URL) await checkDatabase(env.DATABASE_URL);
  const database = env.DATABASE_URL ? undefined : await startPostgres();
  try {
    const child = spawnScript(
      script,
      { ...settings, DATABASE_URL: env.DATABASE_URL ?? database?.url },
      { args: process.argv.slice(2), asServer: true },
    );
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    if (!database?.wasRunning) await database?.stop();
  }
}
