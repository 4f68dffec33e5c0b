import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { Refusal, codeOf, faultOfFiles } from "../say.ts";
import { takeLock, type ProcessLock } from "../process-lock.ts";

type Setting = "DATA_DIR" | "OUTBOX_DIR";

const named: Record<Setting, string> = { DATA_DIR: "data folder", OUTBOX_DIR: "folder for mail" };

/**
 * Creates each folder separately: where nothing can be created (below /proc), Node's `recursive` option retries the
 * same two folders for ever.
 */
function makeEach(folder: string, mode: number): void {
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeEach(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST" || !statSync(folder).isDirectory()) throw thrown;
  }
}

/**
 * Turns an error about a folder that the operator can fix into a Refusal with the reason and the setting that names
 * another folder; returns other errors unchanged.
 */
function unusable(folder: string, setting: Setting, thrown: unknown): unknown {
  const reason = faultOfFiles(thrown);
  if (!reason) return thrown;
  return new Refusal(
    `The ${named[setting]} ${folder} cannot be used: ${reason}. Set ${setting} to a folder that can be written.`,
    { cause: thrown },
  );
}

/** Creates a folder that a setting names, and its parents. Throws a Refusal if that fails. */
export function makeFolder(folder: string, setting: Setting, mode = 0o755): void {
  try {
    makeEach(folder, mode);
  } catch (thrown) {
    throw unusable(folder, setting, thrown);
  }
}

/** Allows one `npm start` per data folder: two would create or stop the same database. Throws as `takeLock` does. */
export async function lockFolder(folder: string): Promise<ProcessLock> {
  makeFolder(folder, "DATA_DIR");
  try {
    return await takeLock(path.join(folder, "start.lock"), {
      refuse: (pid) => `Akoma is already running from this folder (process ${pid}). Stop it first.`,
    });
  } catch (thrown) {
    throw unusable(folder, "DATA_DIR", thrown);
  }
}
