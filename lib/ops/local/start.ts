import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { env } from "#lib/env.ts";
import { build, generateClient, isBuilt } from "../seal/build.ts";
import { lockFolder } from "./lock-folder.ts";
import { dataHome, root } from "../paths.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { spawnSite, stopTools } from "../run.ts";
import { Refusal, endWith, step } from "../say.ts";
import { checkStart, siteSettings } from "./site-settings.ts";

const neededBytes = 300 * 1024 ** 2;

async function checkPort(): Promise<void> {
  const probe = createServer();
  const free = new Promise<boolean>((resolve, reject) => {
    probe.once("error", (fault: NodeJS.ErrnoException) =>
      fault.code === "EADDRINUSE" ? resolve(false) : reject(fault),
    );
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve(true)));
  });
  if (!(await free))
    throw new Refusal(
      `Port ${env.PORT} is in use. Stop what runs there, or set PORT to another one: PORT=3001 npm start`,
    );
}

async function checkDisk(): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < neededBytes)
    throw new Refusal("The disk is full, or nearly: 300 MB are needed. Free some space and start again.");
}

/** `npm start`: database, migrations, seed, build where the sources changed, then the site. Ctrl-C ends all of it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "build-only": { type: "boolean" } } });
  console.log("Akoma");
  if (!values["build-only"]) checkStart(env);
  await checkPort();
  await checkDisk();
  const unlock = env.DATABASE_URL ? () => undefined : lockFolder(dataHome);
  let isStopping = false;
  let tellSite = () => undefined as void;
  const stop = () => {
    isStopping = true;
    stopTools();
    tellSite();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

  let database: Postgres | undefined;
  try {
    if (!env.DATABASE_URL) database = await step("Starting the database", () => startPostgres());
    const url = env.DATABASE_URL ?? database?.url ?? "";
    await generateClient();
    await prepareDatabase(url);
    if (!isStopping && !isBuilt()) await build();
    if (isStopping || values["build-only"]) return;

    const { settings, mailSentence } = siteSettings(env);
    const site = spawnSite({
      DATABASE_URL: url,
      ...settings,
      ...(process.env["LOG_LEVEL"] && { LOG_LEVEL: process.env["LOG_LEVEL"] }),
    });
    tellSite = () => void site.kill("SIGTERM");
    const exit = once(site, "exit");
    const ready = await Promise.race([once(site, "message").then(() => true), exit.then(() => false)]);
    if (ready)
      console.log(
        `\n  Look at http://${env.HOST}:${env.PORT}  (Ctrl-C stops everything)\n  Facts of 54 countries · enquiries: npm run leads · data in ${dataHome}\n  ${mailSentence}\n`,
      );
    const [code] = (await exit) as [number | null];
    if (!isStopping) throw new Refusal(`The site ended by itself (status ${code ?? "unknown"}).`);
  } catch (thrown) {
    // Ctrl-C also reaches a build that is running: that it then ends badly is no news.
    if (!isStopping) throw thrown;
  } finally {
    await database?.stop();
    unlock();
    if (isStopping) console.log("\nStopped. Nothing is running any more.");
  }
}

main().then(() => process.exit(0), endWith);
