import "server-only";
import type { ByteReader } from "./byte-reader.ts";
import { checkPixels, isDamaged } from "./refusal.ts";

const orientationTag = 0x0112;

/** The orientation of a photo (1 to 8), from the body of its EXIF segment; undefined if that cannot be read. */
function readOrientation(exif: Buffer): number | undefined {
  if (exif.length < 20 || exif.toString("latin1", 0, 6) !== "Exif\0\0") return undefined;
  const tiff = exif.subarray(6);
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return undefined;
  const u16 = (at: number) => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (order === "II" ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = u32(4);
  if (u16(2) !== 42 || start + 2 > tiff.length) return undefined;
  for (let entry = 0, at = start + 2; entry < u16(start) && at + 12 <= tiff.length; entry += 1, at += 12) {
    if (u16(at) !== orientationTag) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment for a JPEG that contains its orientation and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write("Exif\0\0MM\0*", 4, "latin1");
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(orientationTag, 20);
  segment.writeUInt16BE(3, 22); // a 16-bit number
  segment.writeUInt32BE(1, 24); // one of them
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

/** Usually there is one, in progressive photos about ten. For each, a decoder goes over the whole picture. */
const mostScans = 64;

const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
/** Tables: quantisation (DQT), Huffman (DHT), arithmetic conditioning (DAC), and the restart interval (DRI). */
const isTable = (code: number): boolean => [0xdb, 0xc4, 0xcc, 0xdd].includes(code);
/** What programs and cameras add: APP0 to APP15, comments, and extensions. */
const isAddition = (code: number): boolean => code >= 0xe0 && code <= 0xfe;

const begins = (body: Buffer, name: string): boolean =>
  body.subarray(0, name.length).toString("latin1") === name;

function segment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The part of an addition that is kept: how to show the pixels, and nothing about who took them, when and where. */
function keptAddition(code: number, body: Buffer): Buffer | undefined {
  if (code === 0xe0 && begins(body, "JFIF\0") && body.length >= 14) {
    const plain = Buffer.from(body.subarray(0, 14));
    plain.writeUInt16BE(0, 12); // no thumbnail of the photo before it was cropped
    return segment(code, plain);
  }
  if (code === 0xe2 && begins(body, "ICC_PROFILE\0")) return segment(code, body);
  if (code === 0xee && begins(body, "Adobe") && body.length >= 12) return segment(code, body.subarray(0, 12));
  return undefined;
}

async function readMarker(reader: ByteReader): Promise<number> {
  if ((await reader.read(1))[0] !== 0xff) throw isDamaged();
  for (;;) {
    const code = (await reader.read(1))[0]!;
    if (code !== 0xff) return code; // any number of 0xff may come before
  }
}

/** The entropy-coded pixels after the header of a scan, up to the next marker. */
async function* passScan(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await reader.next();
    if (!piece) throw isDamaged();
    let at = piece.indexOf(0xff);
    while (at >= 0 && at + 1 < piece.length) {
      const code = piece[at + 1]!;
      const isData = code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
      if (!isData) {
        reader.putBack(piece.subarray(at));
        if (at > 0) yield piece.subarray(0, at);
        return;
      }
      at = piece.indexOf(0xff, code === 0xff ? at + 1 : at + 2);
    }
    if (at < 0) yield piece;
    else {
      // The 0xff is the last byte: the next piece says what it is.
      if (at > 0) yield piece.subarray(0, at);
      reader.putBack(piece.subarray(at));
      if ((await reader.peek(2)).length < 2) throw isDamaged();
    }
  }
}

/** A JPEG without what was added to its pixels. What follows its end stays unread. */
export async function* cleanJpeg(reader: ByteReader): AsyncGenerator<Uint8Array> {
  yield await reader.read(2);
  let hasFrame = false;
  let hasOrientation = false;
  let scans = 0;
  for (;;) {
    const code = await readMarker(reader);
    if (code === 0xd9) {
      if (scans === 0) throw isDamaged();
      yield Buffer.from([0xff, code]);
      return;
    }
    const length = (await reader.read(2)).readUInt16BE();
    if (length < 2) throw isDamaged();
    const body = await reader.read(length - 2);
    if (isAddition(code)) {
      const orientation = code === 0xe1 && !hasOrientation ? readOrientation(body) : undefined;
      if (orientation !== undefined) {
        hasOrientation = true;
        if (orientation > 1) yield orientationSegment(orientation);
      }
      const kept = keptAddition(code, body);
      if (kept) yield kept;
    } else if (isFrame(code)) {
      if (hasFrame || body.length < 6) throw isDamaged();
      hasFrame = true;
      checkPixels(body.readUInt16BE(3), body.readUInt16BE(1));
      yield segment(code, body);
    } else if (isTable(code)) yield segment(code, body);
    else if (code === 0xda && hasFrame && scans < mostScans) {
      scans += 1;
      yield segment(code, body);
      yield* passScan(reader);
    } else throw isDamaged();
  }
}
