import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { Hand } from "./bodies-in-hand.ts";
import { GrowingBytes } from "./growing-bytes.ts";
import { nextRound } from "./next-round.ts";

/** No honest form of this site is larger, and few calls are. Uploads have a separate endpoint. */
export const maxBodyBytes = 16 * 1024;

/** Watches a body while it is read: it is notified of bytes, and may stop the reading by throwing or by its signal. */
export type BodyWatch = Pick<Hand, "signal" | "came" | "hold">;

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
