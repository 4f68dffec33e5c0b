import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Storage } from "./storage.ts";

const isMissing = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === "ENOENT";

/** Syncs a folder to disk after a name in it changed. */
async function keepNames(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Stores files in a folder. Several instances can share it as a volume; otherwise configure an S3 storage. */
export function localFolder(folder: string): Storage {
  const placeOf = (id: string) => {
    const within = path.join(folder, id.slice(0, 2));
    return { within, file: path.join(within, id) };
  };
  return {
    put: async (id, pieces) => {
      const { within, file } = placeOf(id);
      await mkdir(within, { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${randomUUID()}`;
      try {
        const handle = await open(unfinished, "wx", 0o600);
        try {
          for await (const piece of pieces) await handle.writeFile(piece);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
        await keepNames(within);
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw fault;
      }
    },
    open: async (id) => {
      try {
        const handle = await open(placeOf(id).file, "r");
        return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      } catch (fault) {
        if (isMissing(fault)) return undefined;
        throw fault;
      }
    },
    remove: async (id) => rm(placeOf(id).file, { force: true }),
  };
}
