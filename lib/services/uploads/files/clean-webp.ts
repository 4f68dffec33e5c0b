import "server-only";
import type { ByteReader } from "./byte-reader.ts";
import { checkPixels, isDamaged, refusal } from "./refusal.ts";

const kept = ["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"];
const moving = ["ANIM", "ANMF"];
/** Flags in the first byte of VP8X: animation, then XMP and EXIF. */
const movingFlag = 0x02;
const addedFlags = 0x04 | 0x08;

function checkFrame(type: string, head: Buffer): void {
  if (type === "VP8 ") {
    if (head.length < 10 || head.toString("hex", 3, 6) !== "9d012a") throw isDamaged();
    checkPixels(head.readUInt16LE(6) & 0x3fff, head.readUInt16LE(8) & 0x3fff);
  } else {
    if (head.length < 5 || head[0] !== 0x2f) throw isDamaged();
    const sides = head.readUInt32LE(1);
    checkPixels((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
  }
}

function withoutAdditions(head: Buffer): Buffer {
  checkPixels(head.readUIntLE(4, 3) + 1, head.readUIntLE(7, 3) + 1);
  if (head[0]! & movingFlag) throw refusal("unsupported_media_type", "fault.moving");
  const plain = Buffer.from(head);
  plain[0]! &= ~addedFlags;
  return plain;
}

/**
 * A WebP without EXIF, XMP and anything else that is not its picture. It begins with its own length, which is `size`:
 * known once it was cleaned before. What follows its end stays unread.
 */
export async function* cleanWebp(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  const riff = Buffer.from(await reader.read(12));
  const end = riff.readUInt32LE(4) + 8;
  riff.writeUInt32LE(Math.max(0, size - 8), 4);
  yield riff;
  let frames = 0;
  while (reader.position < end) {
    const head = await reader.read(8);
    const type = head.toString("latin1", 0, 4);
    const length = head.readUInt32LE(4);
    const padded = length + (length % 2);
    if (reader.position + padded > end) throw isDamaged();
    if (moving.includes(type)) throw refusal("unsupported_media_type", "fault.moving");
    if (!kept.includes(type)) {
      await reader.skip(padded);
      continue;
    }
    yield head;
    if (type === "VP8X") {
      if (length !== 10) throw isDamaged();
      yield withoutAdditions(await reader.read(length));
      continue;
    }
    if (type === "VP8 " || type === "VP8L") {
      frames += 1;
      checkFrame(type, (await reader.peek(10)).subarray(0, length));
    }
    yield* reader.pass(padded);
  }
  if (frames !== 1) throw isDamaged();
}
