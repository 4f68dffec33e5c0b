import { readFileSync } from "node:fs";
import path from "node:path";
import { startPostgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/migrate.ts";
import { buildBareApp } from "./bare-app.ts";
import { endAll, startNext, startSite, type Running } from "./servers.ts";

/** What the subjects share. */
export type Ground = {
  site: Running;
  /** `next start` serving nearly empty pages. */
  bare: Running;
  /** Starts another bare server. */
  startBare: () => Promise<Running>;
  databaseUrl: string;
  /** The database's process, which is separate from the process that starts it. */
  databasePid: number;
  /** Stops all of these, and anything else that a subject started and could not stop. */
  stop: () => Promise<void>;
};

export async function prepareGround(): Promise<Ground> {
  const folder = await buildBareApp();
  const database = await startPostgres(`bench-${process.pid}`, { throwaway: true });
  const stop = async () => {
    await endAll();
    await database.stop();
  };
  try {
    await prepareDatabase(database.url);
    const bare = await startNext(folder);
    const site = await startSite({ DATABASE_URL: database.url });
    const pidFile = path.join(path.dirname(database.logFile), "postmaster.pid");
    return {
      site,
      bare,
      startBare: () => startNext(folder),
      databaseUrl: database.url,
      databasePid: Number.parseInt(readFileSync(pidFile, "utf8"), 10),
      stop,
    };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}
