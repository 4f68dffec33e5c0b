import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
 * At the build files become as small as they can; while the site runs a third of that time is taken, for 2 % more, and where
 * somebody waits for it an eighth, for 12 % more.
 */
const qualities = { build: 11, running: 10, awaited: 5 } as const;
/** When a file is compressed, which says how much time that may take. */
export type Packing = keyof typeof qualities;
export const isPacking = (name: string): name is Packing => Object.hasOwn(qualities, name);

/** For what is sent once: the least time, for a fifth more bytes than at the build. */
const once = { br: 4, gzip: 5 } as const;

/** What is made for one visitor, in the coding that they take. */
export const packOnce = (bytes: Buffer, coding: keyof typeof once): Promise<Buffer> =>
  coding === "gzip" ? compressGzip(bytes, { level: once.gzip }) : toBrotli(bytes, once.br);

/** The copies of a file that is sent often. */
export async function pack(bytes: Buffer, at: Packing = "build"): Promise<Packed> {
  const [br, gz] = await Promise.all([toBrotli(bytes, qualities[at]), compressGzip(bytes, { level: 9 })]);
  return { br, gz };
}
