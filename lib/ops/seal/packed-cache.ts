import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { pack, type Packed, type Packing } from "./pack.ts";

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** An entry: the SHA-256 of all that follows, the length of the brotli copy (4 bytes), that copy, the gzip copy. */
const digestLength = 32;
const headLength = digestLength + 4;

function encode({ br, gz }: Packed): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(br.length);
  return Buffer.concat([sha256(length, br, gz), length, br, gz]);
}

/** Undefined for a truncated or damaged entry. */
function decode(entry: Buffer): Packed | undefined {
  if (entry.length < headLength) return undefined;
  if (!sha256(entry.subarray(digestLength)).equals(entry.subarray(0, digestLength))) return undefined;
  const end = headLength + entry.readUInt32BE(digestLength);
  return { br: entry.subarray(headLength, end), gz: entry.subarray(end) };
}

export type PackedCache = {
  /** The compressed copies of a file: from the cache if an earlier build had the same content, else compressed now. */
  pack: (bytes: Buffer) => Promise<Packed>;
};

/**
 * A cache of compressed copies by content, kept between builds in `folder`: most files of a new build are those of the
 * last. A damaged entry is made again. If a copy cannot be stored, as on a full disk, it is still returned.
 */
export function openPackedCache(folder: string, packing: Packing): PackedCache {
  const read = async (file: string): Promise<Packed | undefined> => {
    try {
      const found = decode(await readFile(file));
      if (found) await utimes(file, new Date(), new Date()); // marks it as used for `prunePackedCache`
      return found;
    } catch {
      return undefined; // missing or unreadable
    }
  };
  const keep = async (file: string, packed: Packed): Promise<void> => {
    const unfinished = `${file}.${process.pid}.${threadId}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, encode(packed));
      await rename(unfinished, file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  };
  return {
    pack: async (bytes) => {
      const file = path.join(folder, `${sha256(bytes).toString("hex")}.${packing}`);
      const kept = await read(file);
      if (kept) return kept;
      const packed = await pack(bytes, packing);
      await keep(file, packed);
      return packed;
    },
  };
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Removes entries that no build of the last week used. */
export async function prunePackedCache(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined); // another build may have removed it
    if (found && found.mtimeMs < now - keptMs) await rm(file, { force: true });
  }
}
