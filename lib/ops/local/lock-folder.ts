import path from "node:path";
import { takeLock, type ProcessLock } from "../process-lock.ts";
import { makeFolder, unusable } from "./make-folder.ts";

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
