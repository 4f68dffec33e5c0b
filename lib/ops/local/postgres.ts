import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { dataHome } from "../paths.ts";
import { Refusal, diskFull, isDiskFull } from "../say.ts";
import { makeFolder } from "./make-folder.ts";
import { findAccount, findPrograms, run, type Account, type Programs } from "./postgres-programs.ts";
import { commandOf, isRunning, markOf, type ProcessMark } from "../process-lock.ts";

export type Postgres = {
  url: string;
  /** It was running before: another process uses it and will stop it. */
  wasRunning: boolean;
  isRunning: () => boolean;
  /** Starts it again at the same address after it ended unexpectedly. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
  logFile: string;
};

type Server = { mark: ProcessMark; port: number; state: string };

const database = "akoma";
const settleMs = 30_000;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function messageOf(thrown: unknown): string {
  const text =
    thrown && typeof thrown === "object" && "stderr" in thrown ? String(thrown.stderr) : String(thrown);
  return text.trim().split("\n").at(-1) ?? "";
}

function broken(folder: string, detail: string): Refusal {
  return new Refusal(
    `The database folder ${folder} cannot be used: ${detail} Restore it, or move it away to begin with an empty one.`,
  );
}

/**
 * Creates the cluster under a temporary name and renames it when it is complete, so that an interruption leaves no
 * partial cluster.
 */
async function initialise(
  folder: string,
  passwordFile: string,
  programs: Programs,
  account: Account,
): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(fresh, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const options = [
    "-D",
    fresh,
    "-U",
    database,
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "-E",
    "UTF8",
    "--locale=C",
  ];
  await run(programs.initdb, options, { ...account, cwd: dataHome });
  renameSync(fresh, folder);
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, "/postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

const durable = ["-c listen_addresses=127.0.0.1", "-c unix_socket_directories=''", "-c max_connections=60"];
const fast = ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"];

/** PostgreSQL's last error message before it gave up. */
function lastFatal(log: string): string | undefined {
  const lines = log.split("\n").filter((line) => /FATAL|PANIC/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, "");
}

/** A pid that no process has. */
const nobody = 2 ** 31 - 1;

/**
 * The server that runs on `folder`, and its port. Its pid file may outlive it, and its pid may be reused by another
 * process or unused for a while; a new server would then refuse to start. The pid in such a stale file is replaced by
 * one that no process has. The rest of the file stays: PostgreSQL uses it to find children of the old server that still
 * hold its memory.
 */
function findServer(folder: string): Server | undefined {
  const file = path.join(folder, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, ...rest] = readFileSync(file, "utf8").split("\n");
  const mark = markOf(Number(pid));
  const command = mark ? commandOf(mark.pid) : "";
  if (mark && command.includes("postgres") && command.includes(folder)) {
    return { mark, port: Number(rest[2]), state: rest[6]?.trim() ?? "starting" };
  }
  if (pid && rest.length > 0 && Number(pid) !== nobody) writeFileSync(file, [nobody, ...rest].join("\n"));
  return undefined;
}

/** The server once it is neither starting nor stopping. */
async function findSettledServer(folder: string): Promise<Server | undefined> {
  for (const until = Date.now() + settleMs; ; await pause(50)) {
    const server = findServer(folder);
    if (!server || server.state === "ready") return server;
    if (Date.now() > until)
      throw broken(folder, `its PostgreSQL (process ${server.mark.pid}) is neither up nor down.`);
  }
}

async function openCluster(folder: string, passwordFile: string): Promise<[Programs, Account]> {
  const account = await findAccount();
  makeFolder(dataHome, "DATA_DIR");
  const programs = await findPrograms();
  try {
    if (!existsSync(folder)) await initialise(folder, passwordFile, programs, account);
  } catch (thrown) {
    if (isDiskFull(thrown) || isDiskFull(messageOf(thrown))) throw new Refusal(diskFull);
    throw new Refusal(`The local database could not be made in ${folder}: ${messageOf(thrown)}`);
  }
  if (!existsSync(path.join(folder, "PG_VERSION"))) throw broken(folder, "it holds no PostgreSQL database.");
  if (!existsSync(passwordFile))
    throw broken(folder, `its password file ${path.basename(passwordFile)} is missing.`);
  return [programs, account];
}

/**
 * Starts the PostgreSQL of the npm package on a free port of 127.0.0.1, and creates the cluster first if there is none.
 * It is detached from the terminal, so that Ctrl-C reaches it only through `stop`, after the site has finished. A
 * cluster that still runs after a hard stop is taken over. `throwaway` trades safety for speed.
 */
export async function startPostgres(name = "postgres", { throwaway = false } = {}): Promise<Postgres> {
  const folder = path.join(dataHome, name);
  const passwordFile = `${folder}.password`;
  const logFile = path.join(folder, "server.log");
  const [programs, account] = await openCluster(folder, passwordFile);
  const control = (...args: string[]) =>
    run(programs.pg_ctl, ["-D", folder, ...args], { ...account, cwd: dataHome });

  const found = await findSettledServer(folder);
  const port = found?.port ?? (await freePort());
  const begin = async (): Promise<ProcessMark> => {
    findServer(folder); // a stale pid file would prevent the start
    const flags = [`-p ${port}`, ...durable, ...(throwaway ? fast : [])];
    await control("start", "-w", "-t", "30", "-l", logFile, "-o", flags.join(" ")).catch(
      (thrown: unknown) => {
        const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
        if (isDiskFull(log)) throw new Refusal(diskFull);
        throw broken(folder, `PostgreSQL does not start from it (${lastFatal(log) ?? messageOf(thrown)}).`);
      },
    );
    const started = findServer(folder);
    if (!started) throw broken(folder, "PostgreSQL ended as soon as it had started.");
    return started.mark;
  };
  if (!found) rmSync(logFile, { force: true });
  let server = found?.mark ?? (await begin());

  const password = readFileSync(passwordFile, "utf8").trim();
  const url = `postgresql://${database}:${password}@127.0.0.1:${port}/${database}`;
  await createDatabase(url);
  return {
    url,
    wasRunning: found !== undefined,
    isRunning: () => isRunning(server),
    startAgain: async () => {
      server = await begin();
    },
    stop: async () => {
      if (findServer(folder)) await control("stop", "-m", "fast", "-w", "-t", "30");
      if (throwaway) {
        rmSync(folder, { recursive: true, force: true });
        rmSync(passwordFile, { force: true });
      }
    },
    logFile,
  };
}
