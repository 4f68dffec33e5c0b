import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { Refusal, codeOf, faultOfFiles } from "../say.ts";

type Setting = "DATA_DIR" | "OUTBOX_DIR";

const named: Record<Setting, string> = { DATA_DIR: "data folder", OUTBOX_DIR: "folder for mail" };

/**
 * One folder after another: where nothing can be made (below /proc), Node's own `recursive` tries the same two for ever.
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

/** A folder that cannot be written is the operator's matter: says why, and which setting names another. */
export function unusable(folder: string, setting: Setting, thrown: unknown): unknown {
  const reason = faultOfFiles(thrown);
  if (!reason) return thrown;
  return new Refusal(
    `The ${named[setting]} ${folder} cannot be used: ${reason}. Set ${setting} to a folder that can be written.`,
    { cause: thrown },
  );
}

/** Makes a folder that a setting names, and those above it. Throws a Refusal where that cannot be. */
export function makeFolder(folder: string, setting: Setting, mode = 0o755): void {
  try {
    makeEach(folder, mode);
  } catch (thrown) {
    throw unusable(folder, setting, thrown);
  }
}
