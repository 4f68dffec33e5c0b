import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { env } from "#lib/platform/env.ts";

export const root = path.resolve(import.meta.dirname, "../..");

export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

/** Whether other users may enter `folder`. PostgreSQL refuses to run as root and must reach its files. */
function isReachable(folder: string): boolean {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

export const isRoot = process.getuid?.() === 0;

/**
 * Where the local database is stored: `.data` in the project. When started as root in a folder that only root can
 * enter, it is in the system's temporary folder instead, under a name specific to the checkout.
 */
const canUseProject = !isRoot || isReachable(root);

export const dataHome = env.DATA_DIR
  ? path.resolve(env.DATA_DIR)
  : canUseProject
    ? inRoot(".data")
    : path.join(tmpdir(), `akoma-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);

/** Whether the database's account needs a copy of its programs, because it cannot enter the project. */
export const needsCopies = !canUseProject;
