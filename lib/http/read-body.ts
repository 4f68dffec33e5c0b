import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";

/** No honest form of this site is larger, and few calls. Uploads have their own door. */
export const maxBodyBytes = 16 * 1024;

/** How much a body may be, and what is said of more. */
export type BodyLimit = { bytes: number; sentence: () => string };
const usual: BodyLimit = { bytes: maxBodyBytes, sentence: () => fault("tooLarge") };

const unreadable = (cause: unknown) => new AppError("malformed", fault("unreadable"), { cause });

/** The body's bytes. A larger one is refused before it is read whole. */
async function readBytes(
  request: Request,
  { bytes: most, sentence }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", sentence());
  const announced = Number(request.headers.get("content-length") ?? most);
  if (announced > most) throw tooLarge();
  const kept = new Uint8Array(announced >= 0 ? announced : most);
  let received = 0;
  if (!request.body) return kept.subarray(0, 0);
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return kept.subarray(0, received);
      if (received + value.byteLength > kept.byteLength) throw tooLarge();
      kept.set(value, received);
      received += value.byteLength;
    }
  } catch (thrown) {
    await reader.cancel().catch(() => undefined);
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

/** A plain form post with its files, whole in memory: for what may be stored nowhere as it came. */
export async function readForm(request: Request, limit: BodyLimit): Promise<FormData> {
  if (!isFormPost(request)) throw new AppError("unsupported_media_type", fault("sendJsonOrForm"));
  return parse(await readBytes(request, limit), request.headers.get("content-type") ?? "");
}

/** Text fields only. A chosen file is refused. */
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

const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Whether a browser sent this as a plain form: its reader wants a page, not JSON. */
export const isFormPost = (request: Request): boolean => formTypes.includes(mediaType(request));

export type Body = { kind: "json"; value: unknown } | { kind: "form"; value: URLSearchParams };

/**
 * What the request carries, by its content type: JSON, or a plain form post. Anything else is 415. Our own forms post
 * as multipart/form-data: percent-encoding makes nine bytes of each Arabic or Ethiopic letter and would meet the
 * limit with a message the fields allow.
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
