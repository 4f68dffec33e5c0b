import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { parseArgs } from "node:util";
import { env } from "#lib/platform/env.ts";
import { build, generateCode, isBuilt } from "../seal/build.ts";
import { readStamp } from "../seal/build-stamp.ts";
import { prepareDatabase } from "./migrate.ts";
import { checkDatabase } from "./run-on-database.ts";
import { checkPort, checkStart, siteSettings } from "./site-settings.ts";
import { keepPostgres, type Keeper } from "./keep-postgres.ts";
import { lockFolder } from "./make-folder.ts";
import { dataHome, inRoot, root } from "../paths.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { onChildProcess, runTool, spawnSite, stopTools, onStopRequest } from "../run.ts";
import { Refusal, endWith, step } from "../say.ts";

const neededBytes = 300 * 1024 ** 2;

async function checkDisk(): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < neededBytes)
    throw new Refusal("The disk is full, or nearly: 300 MB are needed. Free some space and start again.");
}

/** The first visits have priority. */
const repackAfterMs = 30_000;

/**
 * Recompresses a quickly sealed build as small as possible in the background of the site, then makes the site reread
 * it.
 */
async function repackBehind(site: ChildProcess): Promise<void> {
  if (readStamp()?.packing === "build") return;
  const { code, output } = await runTool("node", [
    "--conditions=react-server",
    inRoot("lib/ops/seal/repack.ts"),
  ]);
  if (code === 0 && site.connected) site.send("reread");
  else if (output.trim()) console.error(output.trimEnd());
}

/** Runs the site until it exits. Prints its address once it responds. */
async function runSite(url: string, onStart: (stopSite: () => void) => void): Promise<number | null> {
  const { settings, mailSentence } = siteSettings(env);
  const site = spawnSite({
    DATABASE_URL: url,
    ...settings,
    ...(process.env["LOG_LEVEL"] && { LOG_LEVEL: process.env["LOG_LEVEL"] }),
  });
  onStart(() => void site.kill("SIGTERM"));
  const exit = once(site, "exit");
  const ready = await Promise.race([once(site, "message").then(() => true), exit.then(() => false)]);
  const repacking = setTimeout(() => void repackBehind(site), repackAfterMs);
  if (ready)
    console.log(
      `\n  Look at http://${env.HOST}:${env.PORT}  (Ctrl-C stops everything)\n  Facts of 54 countries · enquiries: npm run leads · data in ${dataHome}\n  ${mailSentence}\n`,
    );
  const [code] = (await exit) as [number | null];
  clearTimeout(repacking);
  return code;
}

/** `npm start`: database, migrations, seed, a build if the sources changed, then the site. Ctrl-C ends all of it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "build-only": { type: "boolean" } } });
  console.log("Akoma");
  if (!values["build-only"]) checkStart(env);
  if (env.DATABASE_URL) await checkDatabase(env.DATABASE_URL);
  const lock = env.DATABASE_URL ? undefined : await lockFolder(dataHome);
  if (lock) onChildProcess(lock.adopt);
  let isStopping = false;
  let stopSite = () => undefined as void;
  const stop = () => {
    isStopping = true;
    stopTools();
    stopSite();
  };
  onStopRequest(stop);

  let database: Postgres | undefined;
  let keeper: Keeper | undefined;
  let work: Promise<unknown> | undefined;
  try {
    await checkPort("npm start");
    await checkDisk();
    if (!env.DATABASE_URL) database = await step("Starting the database", () => startPostgres());
    const url = env.DATABASE_URL ?? database?.url ?? "";
    await generateCode();
    await prepareDatabase(url);
    keeper = database && keepPostgres(database);
    const run = async () => {
      if (!isStopping && !isBuilt()) await build({ packing: "awaited" });
      if (isStopping || values["build-only"]) return;
      const code = await runSite(url, (stop) => (stopSite = stop));
      if (!isStopping) throw new Refusal(`The site ended by itself (status ${code ?? "unknown"}).`);
    };
    work = run();
    await (keeper ? Promise.race([work, keeper.lost]) : work);
  } catch (thrown) {
    // Ctrl-C also reaches a running build: that the build then fails is expected.
    if (!isStopping) {
      stop();
      await work?.catch(() => undefined); // the first error is the one to report
      throw thrown;
    }
  } finally {
    await keeper?.end();
    await database?.stop();
    lock?.release();
    if (isStopping) console.log("\nStopped. Nothing is running any more.");
  }
}

main().then(() => process.exit(0), endWith);
