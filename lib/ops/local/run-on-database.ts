import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { env } from "#lib/platform/env.ts";
import { dataHome } from "../paths.ts";
import { startPostgres } from "./postgres.ts";
import { spawnScript } from "../run.ts";
import { Refusal, codeOf } from "../say.ts";

const connectMs = 5_000;

const reasons = new Map<unknown, string>([
  ["ECONNREFUSED", "nothing listens there"],
  ["ECONNRESET", "it closed the connection"],
  ["ENOTFOUND", "there is no machine of that name"],
  ["EAI_AGAIN", "its name cannot be looked up"],
  ["EHOSTUNREACH", "there is no way to it"],
  ["ENETUNREACH", "there is no way to it"],
  ["ETIMEDOUT", "it does not answer"],
  ["28P01", "it refuses the user or the password"],
  ["28000", "it refuses the user"],
  ["3D000", "it has no database of that name"],
  ["53300", "it takes no more connections"],
  ["57P03", "it is starting up or going down"],
]);

/** Why a database cannot be used, as half a sentence. The full address is not repeated: it contains a password. */
function reasonOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return reasons.get(codeOf(thrown)) ?? (/timeout/i.test(message) ? "it does not answer" : message);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

/** Connects to the database of DATABASE_URL. Throws a Refusal with the reason if that fails. */
export async function checkDatabase(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    client.on("error", () => undefined); // `connect` reports the error
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  } catch (cause) {
    throw new Refusal(
      `The database at ${hostOf(url)} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

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
