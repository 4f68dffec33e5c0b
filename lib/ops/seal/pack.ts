import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const toBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

export type Packed = { br: Buffer; gz: Buffer };

/**
 * Brotli qualities. The build compresses as small as possible. While the site runs, compression may take a third of
 * that time, for 2 % more bytes, and an eighth where somebody waits for it, for 12 % more.
 */
const qualities = { build: 11, running: 10, awaited: 5 } as const;
/** When a file is compressed, which determines how much time that may take. */
export type Packing = keyof typeof qualities;
export const isPacking = (name: string): name is Packing => Object.hasOwn(qualities, name);

/** For responses that are sent once: the least time, for a fifth more bytes than in the build. */
const once = { br: 4, gzip: 5 } as const;

/** Compresses a response for one client in the coding that it accepts. */
export const packOnce = (bytes: Buffer, coding: keyof typeof once): Promise<Buffer> =>
  coding === "gzip" ? compressGzip(bytes, { level: once.gzip }) : toBrotli(bytes, once.br);

/** The compressed copies of a file that is sent often. */
export async function pack(bytes: Buffer, at: Packing = "build"): Promise<Packed> {
  const [br, gz] = await Promise.all([toBrotli(bytes, qualities[at]), compressGzip(bytes, { level: 9 })]);
  return { br, gz };
}

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
