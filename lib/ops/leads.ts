import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "../env.ts";
import { dataHome } from "./paths.ts";
import { startPostgres } from "./postgres.ts";
import { spawnScript } from "./run.ts";
import { Refusal, endWith } from "./say.ts";

/** `npm run leads`: the newest enquiries, from DATABASE_URL or from the database of `npm start`, running or not. */
async function main(): Promise<number> {
  if (!env.DATABASE_URL && !existsSync(path.join(dataHome, "postgres"))) {
    throw new Refusal("There is no local database yet. Run `npm start` once, or set DATABASE_URL.");
  }
  const database = env.DATABASE_URL ? undefined : await startPostgres();
  try {
    const list = spawnScript(
      "lib/ops/list-leads.ts",
      { DATABASE_URL: env.DATABASE_URL ?? database?.url },
      { args: process.argv.slice(2), asServer: true },
    );
    const [code] = (await once(list, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    if (!database?.wasRunning) await database?.stop();
  }
}

main().then((code) => process.exit(code), endWith);
