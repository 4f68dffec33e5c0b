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

/** The content of one sealed part: what was written, or the name and the bytes of a file. */
export type Parcel = {
  about?: string | undefined;
  country?: string | undefined;
  words?: string | undefined;
  reach?: string | undefined;
  name?: string | undefined;
  content?: Uint8Array | undefined;
};

/** Serializes and pads a parcel: the length of its head, the head as JSON, the content. */
export function packParcel({ content = new Uint8Array(), ...head }: Parcel): Uint8Array<ArrayBuffer> {
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const whole = new Uint8Array(lengthBytes + headBytes.byteLength + content.byteLength);
  new DataView(whole.buffer).setUint32(0, headBytes.byteLength);
  whole.set(headBytes, lengthBytes);
  whole.set(content, lengthBytes + headBytes.byteLength);
  return pad(whole);
}

const keys = ["about", "country", "words", "reach", "name"] as const;

/** Reverses `packParcel`. The sealer may have packed anything, so only strings are accepted as text. */
export function unpackParcel(padded: Uint8Array): Parcel {
  const whole = unpad(padded);
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  const parsed: unknown = JSON.parse(
    new TextDecoder("utf-8", { fatal: true }).decode(whole.subarray(lengthBytes, lengthBytes + length)),
  );
  const head = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  const texts = keys.flatMap((key) => (typeof head[key] === "string" ? [[key, head[key]]] : []));
  const content = whole.subarray(lengthBytes + length);
  return { ...Object.fromEntries(texts), ...(content.byteLength > 0 && { content }) } as Parcel;
}
