import "server-only";

const orientationTag = 0x0112;

/** The orientation of a photo (1 to 8), from the body of its EXIF segment; undefined if that cannot be read. */
export function readOrientation(exif: Buffer): number | undefined {
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
export function orientationSegment(orientation: number): Buffer {
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
