import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "../paths.ts";
import { isPacking, type Packing } from "./pack.ts";

/** The sources of a build (as a hash), and how its files are compressed. */
export type BuildStamp = { source: string; packing: Packing };

/** It exists only while the build is complete. */
const stampFile = inRoot(".next/built-from");

/** Undefined if there is no build, or none that was finished. */
export function readStamp(): BuildStamp | undefined {
  try {
    const [source = "", packing = ""] = readFileSync(stampFile, "utf8").split(" ");
    return isPacking(packing) ? { source, packing } : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp({ source, packing }: BuildStamp): void {
  const unfinished = `${stampFile}.new`;
  writeFileSync(unfinished, `${source} ${packing}`);
  renameSync(unfinished, stampFile);
}

export const removeStamp = (): void => rmSync(stampFile, { force: true });
