import { buckets } from "./limits.ts";

const lengthBytes = 4;

/** The smallest bucket that holds so many bytes. */
function bucketOf(length: number): number {
  const bucket = buckets.find((size) => length <= size);
  if (bucket === undefined) throw new Error("more than any bucket holds");
  return bucket;
}

/** The bytes with their length in front and zeros behind, as long as a bucket is. */
export function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(bucketOf(lengthBytes + bytes.byteLength));
  new DataView(padded.buffer).setUint32(0, bytes.byteLength);
  padded.set(bytes, lengthBytes);
  return padded;
}

/** What was padded. Throws for anything else. */
export function unpad(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  const length =
    padded.byteLength < lengthBytes ? Infinity : new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (lengthBytes + length > padded.byteLength) throw new Error("not padded as it should be");
  return padded.slice(lengthBytes, lengthBytes + length);
}
