import { env } from "#lib/env.ts";
import { dataHome } from "../paths.ts";
import { showTool, stopTools } from "../run.ts";
import { Refusal, endWith, step } from "../say.ts";
import { generateClient } from "../seal/build.ts";
import { lockFolder } from "./lock-folder.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { checkStart, siteSettings } from "./site-settings.ts";

/**
 * `npm run dev`: Next's development server with all `npm start` has, the same database, sign-in and demo mail among it;
 * nothing is built. Ctrl-C ends all of it.
 */
async function main(): Promise<number> {
  if (env.NODE_ENV === "production") throw new Refusal("`npm run dev` is for development: unset NODE_ENV.");
  checkStart(env);
  const unlock = env.DATABASE_URL ? () => undefined : lockFolder(dataHome);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopTools);
  let database: Postgres | undefined;
  try {
    if (!env.DATABASE_URL) database = await step("Starting the database", () => startPostgres());
    const url = env.DATABASE_URL ?? database?.url ?? "";
    await generateClient();
    await prepareDatabase(url);
    const { settings, mailSentence } = siteSettings(env);
    console.log(`  ${mailSentence}`);
    return await showTool("next", ["dev", "--port", String(env.PORT), "--hostname", env.HOST], {
      STYLEGUIDE: "true",
      ...settings,
      DATABASE_URL: url,
    });
  } finally {
    await database?.stop();
    unlock();
  }
}

main().then((code) => process.exit(code), endWith);
