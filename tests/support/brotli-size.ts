import { brotliCompressSync, constants } from "node:zlib";

/** The transferred size of a text as a production build compresses it; the build for tests compresses less. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
