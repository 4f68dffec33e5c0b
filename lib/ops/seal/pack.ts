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
