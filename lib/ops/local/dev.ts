import { env } from "#lib/platform/env.ts";
import { dataHome } from "../paths.ts";
import { onChildProcess, showTool, stopTools, onStopRequest } from "../run.ts";
import { Refusal, endWith, step } from "../say.ts";
import { generateCode } from "../seal/build.ts";
import { keepBundling } from "../seal/bundle-scripts.ts";
import { prepareDatabase } from "./migrate.ts";
import { checkDatabase } from "./run-on-database.ts";
import { checkPort, devHost, checkStart, siteSettings } from "./site-settings.ts";
import { keepPostgres, type Keeper } from "./keep-postgres.ts";
import { lockFolder } from "./make-folder.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

/**
 * `npm run dev`: Next's development server with everything `npm start` has, including the database, sign-in and demo
 * mail; nothing is built. Ctrl-C ends all of it.
 */
async function main(): Promise<number> {
  if (env.NODE_ENV === "production") throw new Refusal("`npm run dev` is for development: unset NODE_ENV.");
  checkStart(env);
  if (env.DATABASE_URL) await checkDatabase(env.DATABASE_URL);
  const lock = env.DATABASE_URL ? undefined : await lockFolder(dataHome);
  if (lock) onChildProcess(lock.adopt);
  onStopRequest(stopTools);
  let database: Postgres | undefined;
  let keeper: Keeper | undefined;
  try {
    await checkPort("npm run dev");
    if (!env.DATABASE_URL) database = await step("Starting the database", () => startPostgres());
    const url = env.DATABASE_URL ?? database?.url ?? "";
    await generateCode();
    await keepBundling();
    await prepareDatabase(url);
    keeper = database && keepPostgres(database);
    const { settings, mailSentence } = siteSettings(env);
    console.log(`  ${mailSentence}`);
    const shown = showTool("next", ["dev", "--port", String(env.PORT), "--hostname", devHost(env.HOST)], {
      // localhost resolves to 127.0.0.1, where `npm start` listens too
      NODE_OPTIONS: [process.env["NODE_OPTIONS"], "--dns-result-order=ipv4first"].filter(Boolean).join(" "),
      STYLEGUIDE: "true",
      ...settings,
      DATABASE_URL: url,
    });
    return await (keeper ? Promise.race([shown, keeper.lost]) : shown);
  } finally {
    stopTools();
    await keeper?.end();
    await database?.stop();
    lock?.release();
  }
}

main().then((code) => process.exit(code), endWith);
