import { readdir } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { takeLock } from "../process-lock.ts";
import { endWith } from "../say.ts";
import { readStamp, writeStamp } from "./build-stamp.ts";
import { buildLockFile, liteFolder, sealedFolder } from "./folders.ts";
import { sealInThreads } from "./seal-in-threads.ts";

/** The files of a folder that have compressed copies beside them. */
async function listPacked(folder: string): Promise<string[]> {
  const names = new Set(await readdir(folder, { recursive: true }));
  return [...names].filter((name) => names.has(`${name}.br`)).map((name) => path.join(folder, name));
}

/**
 * Compresses the files of a quickly sealed build to their smallest size, while a site serves them. A build that starts
 * meanwhile ends this process.
 */
async function repack(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW); // its threads inherit the priority
  const stamp = readStamp();
  if (!stamp || stamp.packing === "build") return;
  const lock = await takeLock(buildLockFile, {
    refuse: (pid) => `Another command builds in this folder (process ${pid}).`,
    isOptional: true,
  });
  try {
    const files = [...(await listPacked(sealedFolder)), ...(await listPacked(liteFolder))];
    await sealInThreads(
      files.map((file) => ({ file })),
      "build",
    );
    writeStamp({ ...stamp, packing: "build" });
  } finally {
    lock.release();
  }
}

if (import.meta.main) repack().catch(endWith);
