import { crc32, deflateSync } from "node:zlib";

/** Small files of each kind that uploads accept, built by hand so that a test can put anything into them. */

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const jpegSegment = (code: number, body: Buffer | string): Buffer => {
  const bytes = Buffer.from(body as string, "latin1");
  return Buffer.concat([Buffer.from([0xff, code]), u16(bytes.length + 2), bytes]);
};

const exifEntry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
  Buffer.concat([u16(tag), u16(type), u32(count), value]);

/** An EXIF segment with a location (as text in its directory) and an orientation. */
export const exifSegment = (orientation: number, secret = "5.1 N"): Buffer =>
  jpegSegment(
    0xe1,
    Buffer.concat([
      Buffer.from("Exif\0\0MM\0*", "latin1"),
      u32(8),
      u16(2),
      exifEntry(0x010f, 2, secret.length, u32(38)),
      exifEntry(0x0112, 3, 1, Buffer.concat([u16(orientation), u16(0)])),
      u32(0),
      Buffer.from(secret),
    ]),
  );

type JpegGiven = {
  width?: number;
  height?: number;
  extra?: readonly Buffer[];
  pixels?: Buffer;
  after?: Buffer;
};

/** A structurally valid JPEG; its pixels need not decode to anything. */
export function aJpeg({ width = 40, height = 30, extra = [], pixels, after }: JpegGiven = {}): Buffer {
  const frame = Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])]);
  const coded = pixels ?? Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 5]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, "JFIF\0\x01\x02\0\0\x01\0\x01\0\0"),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.alloc(20)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    coded,
    Buffer.from([0xff, 0xd9]),
    after ?? Buffer.alloc(0),
  ]);
}

export function pngChunk(type: string, body: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(body as string, "latin1")]);
  return Buffer.concat([u32(named.length - 4), named, u32(crc32(named))]);
}

export function aPng({
  width = 4,
  height = 4,
  extra = [],
  after = Buffer.alloc(0),
}: {
  width?: number;
  height?: number;
  extra?: readonly Buffer[];
  after?: Buffer;
} = {}): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", deflateSync(Buffer.alloc(20))),
    pngChunk("IEND", ""),
    after,
  ]);
}

export function webpChunk(type: string, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body as string, "latin1");
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** A lossless WebP in the extended format, which may contain other chunks. */
export function aWebp({
  width = 4,
  height = 4,
  flags = 0,
  extra = [],
}: {
  width?: number;
  height?: number;
  flags?: number;
  extra?: readonly Buffer[];
} = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = flags;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const picture = Buffer.alloc(9);
  picture[0] = 0x2f;
  picture.writeUInt32LE((((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14)) >>> 0, 1);
  const chunks = Buffer.concat([webpChunk("VP8X", canvas), webpChunk("VP8L", picture), ...extra]);
  const riff = Buffer.alloc(12);
  riff.write("RIFF", "latin1");
  riff.writeUInt32LE(chunks.length + 4, 4);
  riff.write("WEBP", 8, "latin1");
  return Buffer.concat([riff, chunks]);
}

/** A structurally valid PDF: the given objects, then its end. */
export const aPdf = (
  objects: readonly (string | Buffer)[] = ["1 0 obj\n<</Type/Catalog>>\nendobj"],
): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((one) => [Buffer.from(one as string, "latin1"), Buffer.from("\n")]),
    Buffer.from("trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n"),
  ]);

/** Objects packed into a stream, as in PDFs since 1.5. */
export const packedObjects = (
  text: string,
  dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<<${dictionary}>>\nstream\r\n`, "latin1"),
    deflateSync(Buffer.from(`1 0 ${text}`, "latin1")),
    Buffer.from("\nendstream\nendobj"),
  ]);

/** Bytes in pieces of at most `most`, as often as they are requested. */
export const inPieces = (bytes: Uint8Array, most = 64 * 1024) =>
  async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += most) yield bytes.subarray(at, at + most);
  };
