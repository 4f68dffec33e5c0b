import { buckets } from "./limits.ts";

const lengthBytes = 4;

/** The smallest bucket that fits this many bytes. */
function bucketOf(length: number): number {
  const bucket = buckets.find((size) => length <= size);
  if (bucket === undefined) throw new Error("more than any bucket holds");
  return bucket;
}

/** Puts the length before the bytes and zeros after them, up to the size of a bucket. */
export function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(bucketOf(lengthBytes + bytes.byteLength));
  new DataView(padded.buffer).setUint32(0, bytes.byteLength);
  padded.set(bytes, lengthBytes);
  return padded;
}

/** Reverses `pad`. Throws for anything that is not padded. */
export function unpad(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  const length =
    padded.byteLength < lengthBytes ? Infinity : new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (lengthBytes + length > padded.byteLength) throw new Error("not padded as it should be");
  return padded.slice(lengthBytes, lengthBytes + length);
}
