import { brotliCompressSync, constants } from "node:zlib";

/** Bytes over the line of a text as a build for visitors compresses it: tests run on a build that is compressed faster and less. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
