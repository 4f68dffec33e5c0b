import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { Hand } from "./bodies-in-hand.ts";

/** The sizes in which memory is allocated: the first block is small, because most bodies are. */
const firstBytes = 16 * 1024;
const blockBytes = 64 * 1024;

/**
 * Collects bytes that arrive piece by piece, up to `most`. Memory grows with what has arrived, whatever length a caller
 * announces. Pieces are copied, because a caller that sends single bytes would otherwise leave an object for each of
 * them.
 */
export class GrowingBytes {
  readonly #most: number;
  /** All but the last are full. */
  #blocks: Uint8Array<ArrayBuffer>[] = [];
  #used = 0;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Adds a piece and returns true; returns false, and keeps nothing of the piece, if that would be more than `most`.
   */
  add(piece: Uint8Array): boolean {
    if (this.#length + piece.byteLength > this.#most) return false;
    for (let at = 0; at < piece.byteLength;) {
      const block = this.#blockWithRoom();
      const part = piece.subarray(at, at + block.byteLength - this.#used);
      block.set(part, this.#used);
      this.#used += part.byteLength;
      this.#length += part.byteLength;
      at += part.byteLength;
    }
    return true;
  }

  #blockWithRoom(): Uint8Array<ArrayBuffer> {
    const last = this.#blocks.at(-1);
    if (last && this.#used < last.byteLength) return last;
    const size = Math.min(last ? blockBytes : firstBytes, this.#most - this.#length);
    const block = new Uint8Array(size);
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }

  /** Everything that has arrived, in one array. It can be called once. */
  take(): Uint8Array<ArrayBuffer> {
    const blocks = this.#blocks;
    this.#blocks = [];
    if (blocks.length < 2) return (blocks[0] ?? new Uint8Array()).subarray(0, this.#length);
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const block of blocks) {
      whole.set(block.subarray(0, this.#length - at), at);
      at += block.byteLength;
    }
    return whole;
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves for one waiting caller in each round of the event loop, in order. However many of them there are, the rest
 * of the process runs between their small pieces of work.
 */
export function nextRound(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}

/** No honest form of this site is larger, and few calls are. Uploads have a separate endpoint. */
export const maxBodyBytes = 16 * 1024;

/** Watches a body while it is read: it is notified of bytes, and may stop the reading by throwing or by its signal. */
type BodyWatch = Pick<Hand, "signal" | "came" | "hold">;

/** The largest body, and the message for a larger one. */
export type BodyLimit = { bytes: number; sentence: () => string; watch?: BodyWatch };
const usual: BodyLimit = { bytes: maxBodyBytes, sentence: () => fault("tooLarge") };

const unreadable = (cause: unknown) => new AppError("malformed", fault("unreadable"), { cause });

/**
 * How long the rest of a refused body is read: a client whose connection closes while it sends never sees the response.
 */
const lingerMs = 30_000;

/** Reads the rest of a body and discards it. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), lingerMs).unref();
  try {
    while (!(await reader.read()).done) await nextRound();
  } catch {
    // the connection was closed
  } finally {
    clearTimeout(timer);
  }
}

/** The next piece of a body; undefined at its end. Rejects with the reason of the signal once that is aborted. */
export function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    reader
      .read()
      .then(({ value }) => resolve(value), reject)
      .finally(() => signal.removeEventListener("abort", leave));
  });
}

const unwatched: BodyWatch = {
  signal: new AbortController().signal,
  came: () => undefined,
  hold: () => undefined,
};

/** The body's bytes. A larger body is refused before it is read completely. */
export async function readBytes(
  request: Request,
  { bytes: most, sentence, watch }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", sentence());
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const kept = new GrowingBytes(most);
  if (!request.body) return kept.take();
  const { signal, came, hold } = watch ?? unwatched;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const piece = await nextPiece(reader, signal);
      if (!piece) return kept.take();
      if (watch) await nextRound();
      came(piece.byteLength);
      hold(piece.byteLength);
      if (!kept.add(piece)) throw tooLarge();
    }
  } catch (thrown) {
    if (watch) void discard(reader);
    else await reader.cancel().catch(() => undefined);
    throw thrown instanceof AppError ? thrown : unreadable(thrown);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (thrown) {
    throw unreadable(thrown);
  }
}

const parse = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
  new Response(bytes, { headers: { "content-type": type } }).formData().catch((thrown) => {
    throw unreadable(thrown);
  });

/** Reads text fields only. A chosen file is refused. */
async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<URLSearchParams> {
  const data = await parse(bytes, type);
  const fields = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string") {
      throw new AppError("unsupported_media_type", fault("noFiles"));
    }
    fields.append(name, value);
  }
  return fields;
}

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Whether a browser sent this as a plain form: it expects a page, not JSON. */
export const isFormPost = (request: Request): boolean => formTypes.includes(mediaType(request));

export type Body = { kind: "json"; value: unknown } | { kind: "form"; value: URLSearchParams };

/**
 * Parses the body by its content type: JSON, or a plain form post. Anything else is 415. Our own forms post as
 * multipart/form-data, because percent-encoding makes six to nine bytes of each Arabic or Ethiopic letter: a message
 * that the fields allow would exceed the limit.
 */
export async function readBody(request: Request, limit: BodyLimit = usual): Promise<Body> {
  const type = mediaType(request);
  if (type === "application/x-www-form-urlencoded") {
    return { kind: "form", value: new URLSearchParams(decode(await readBytes(request, limit))) };
  }
  if (type === "multipart/form-data") {
    const full = request.headers.get("content-type") ?? type;
    return { kind: "form", value: await readMultipart(await readBytes(request, limit), full) };
  }
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", fault("sendJsonOrForm"));
  }
  const text = decode(await readBytes(request, limit));
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch (thrown) {
    throw new AppError("malformed", fault("notJson"), { cause: thrown });
  }
}
