import "server-only";
import { crc32 } from "node:zlib";
import type { ByteReader } from "./byte-reader.ts";
import { checkPixels, isDamaged } from "./refusal.ts";

/**
 * The chunks that are kept, and their maximum length: pixels, palette, and how to show colours. No texts, times, EXIF
 * or frames.
 */
const kept: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Infinity,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  iCCP: 64 * 1024,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
};
/** A chunk whose type begins with a capital letter is critical: a reader may not skip it. */
const isNeeded = (type: string): boolean => /^[A-Z]/.test(type);

function checkHeader(header: Buffer): void {
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = header.subarray(8);
  checkPixels(header.readUInt32BE(0), header.readUInt32BE(4));
  const isKnown = [1, 2, 4, 8, 16].includes(depth) && [0, 2, 3, 4, 6].includes(colour) && interlace < 2;
  if (!isKnown || compression !== 0 || filter !== 0) throw isDamaged();
}

/** A PNG with its pixels and how to show them. What follows its end stays unread. */
export async function* cleanPng(reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield await reader.read(8);
  let hasPixels = false;
  for (let isFirst = true; ; isFirst = false) {
    const head = await reader.read(8);
    const length = head.readUInt32BE();
    const type = head.toString("latin1", 4);
    const most = kept[type];
    if (!/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === "IHDR")) throw isDamaged();
    if (isNeeded(type) && (most === undefined || length > most)) throw isDamaged();
    const isKept = most !== undefined && length <= most;
    let sum = crc32(head.subarray(4));
    if (isKept) yield head;
    if (isFirst) {
      if (length !== 13) throw isDamaged();
      checkHeader(await reader.peek(13));
    }
    for await (const piece of reader.pass(length)) {
      sum = crc32(piece, sum);
      if (isKept) yield piece;
    }
    const checksum = await reader.read(4);
    if (checksum.readUInt32BE() !== sum) throw isDamaged();
    if (isKept) yield checksum;
    if (type === "IDAT" && length > 0) hasPixels = true;
    if (type === "IEND") {
      if (!hasPixels) throw isDamaged();
      return;
    }
  }
}
