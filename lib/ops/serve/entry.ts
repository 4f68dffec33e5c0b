import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { etagOf, isHeld } from "#lib/http/etag.ts";
import type { Packed } from "../seal/pack.ts";
import { makeReader } from "./read-lately.ts";
import { noteHeldAnyway } from "./unread.ts";

export type Headers = Record<string, string>;
/**
 * One coding of one file. `shared` are the headers of all its codings, flat, as Node takes them fastest: thousands of files
 * of six variants each would hold 13 MB of headers if each held its own.
 */
type Variant = Sent & { shared: readonly string[]; coding?: string | undefined };
/** A file in the codings it is there in. */
export type Entry = { br?: Variant; gzip?: Variant; identity: Variant };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

type Sent = { etag: string; body: Buffer | (() => Buffer); length: number };

type Held = Sent & { body: Buffer };

export function inMemory(file: string): Held {
  const body = readFileSync(file);
  return { body, etag: etagOf(body), length: body.length };
}

/** Copies few ask for are read when they are; of those, the ones asked for last are held. */
const readLately = makeReader(8 * 1024 ** 2);

export const flatHeaders = (file: string, headers: Headers): readonly string[] =>
  Object.entries({
    vary: "accept-encoding",
    "content-type": types[path.extname(file)] ?? "application/octet-stream",
    ...headers,
  }).flat();

/** A copy in one coding, where the build made one. */
const packed = (copy: string): Held | undefined => (existsSync(copy) ? inMemory(copy) : undefined);

/** `uncompressed`: what is sent to those who take no coding, from the gzip copy if there is one. */
export function makeEntry(
  file: string,
  headers: Headers,
  uncompressed: (gzip: Held | undefined) => Sent = () => inMemory(file),
): Entry {
  const shared = flatHeaders(file, headers);
  const [br, gzip] = [packed(`${file}.br`), packed(`${file}.gz`)];
  return {
    ...(br && { br: { ...br, shared, coding: "br" } }),
    ...(gzip && { gzip: { ...gzip, shared, coding: "gzip" } }),
    identity: { ...uncompressed(gzip), shared },
  };
}

/**
 * What the build packed is held by brotli only, the coding nearly everybody takes. For the others the gzip copy is read
 * when it is asked for, and inflated for those who take none, which takes about a millisecond for a page. Each would leave
 * holes in the memory, read for its validator alone; the validator of what is held says as well when they change.
 */
export function makePackedEntry(file: string, headers: Headers): Entry {
  const br = packed(`${file}.br`);
  const copy = `${file}.gz`;
  if (!br || !existsSync(copy)) return makeEntry(file, headers);
  const shared = flatHeaders(file, headers);
  const gzip = {
    etag: etagOf(`gzip of ${br.etag}`),
    body: () => readLately(copy),
    length: statSync(copy).size,
  };
  const plain = {
    etag: etagOf(`identity of ${br.etag}`),
    body: () => gunzipSync(readLately(copy)),
    length: statSync(file).size,
  };
  return {
    br: { ...br, shared, coding: "br" },
    gzip: { ...gzip, shared, coding: "gzip" },
    identity: { ...plain, shared },
  };
}

/**
 * A file whose name is made of its content, many of them and seldom asked for: it is read when it is asked for, in the coding it
 * is sent in.
 */
export function makeFileEntry(file: string, headers: Headers): Entry {
  const shared = flatHeaders(file, headers);
  const variant = (suffix: string, coding?: string): Variant => {
    const copy = file + suffix;
    const etag = etagOf(path.basename(copy));
    return { etag, body: () => readLately(copy), length: statSync(copy).size, shared, coding };
  };
  return { br: variant(".br", "br"), gzip: variant(".gz", "gzip"), identity: variant("") };
}

/** What is in memory alone; uncompressed it is inflated for the few who take no coding. */
function heldEntry(shared: readonly string[], body: Buffer, { br, gz }: Packed): Entry {
  const held = (copy: Buffer) => ({ body: copy, etag: etagOf(copy), length: copy.length, shared });
  return {
    br: { ...held(br), coding: "br" },
    gzip: { ...held(gz), coding: "gzip" },
    identity: { etag: etagOf(body), body: () => gunzipSync(gz), length: body.length, shared },
  };
}

/** What was made since the build. */
export const makeFreshEntry = (name: string, body: Buffer, packed: Packed, headers: Headers): Entry =>
  heldEntry(flatHeaders(name, headers), body, packed);

/** The bytes of a file as it is in no coding. */
export const plainBytes = ({ identity: { body } }: Entry): Buffer =>
  typeof body === "function" ? body() : body;

/** The same file with other bytes, by the same headers. */
export const makeChangedEntry = ({ identity: { shared } }: Entry, body: Buffer, packed: Packed): Entry =>
  heldEntry(shared, body, packed);

/** Whether the visitor takes a coding: named in Accept-Encoding and not with a weight of 0. */
const takes = (accepted: string, coding: "br" | "gzip"): boolean =>
  accepted.includes(coding) && !new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

/** The coding that a visitor takes, the one that makes pages smallest first. */
export function codingOf({ headers }: IncomingMessage): "br" | "gzip" | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  return takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : undefined;
}

/** Sends a file in the coding its visitor takes, or says that the copy they hold is as it was. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const variant =
    (takes(accepted, "br") && entry.br) || (takes(accepted, "gzip") && entry.gzip) || entry.identity;
  const { shared, etag, body, length, coding } = variant;
  const unchanged = [...shared, "etag", etag];
  if (isHeld(request.headers["if-none-match"], etag)) {
    response.writeHead(304, unchanged).end();
  } else {
    if (typeof body !== "function") noteHeldAnyway(response);
    const sent = request.method === "HEAD" ? undefined : typeof body === "function" ? body() : body;
    // What is read now may be shorter than it was: files are compressed further behind the site (seal/repack.ts).
    const head = [...unchanged, "content-length", String(sent?.length ?? length)];
    if (coding) head.push("content-encoding", coding);
    response.writeHead(200, head).end(sent);
  }
}
