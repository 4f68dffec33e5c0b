import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { etagOf, isHeld } from "#lib/platform/http/etag.ts";
import type { Packed } from "../seal/pack.ts";
import { noteHeldAnyway } from "./unread.ts";

/** Reads a file, or returns it from a cache. */
type Reader = (file: string) => Buffer;

/** A reader with an LRU cache of at most `mostBytes`. For files that do not change. */
export function makeReader(mostBytes: number, read: Reader = readFileSync): Reader {
  const held = new Map<string, Buffer>(); // least recently used first
  let bytes = 0;
  return (file) => {
    const known = held.get(file);
    const body = known ?? read(file);
    if (known) held.delete(file);
    else bytes += body.length;
    held.set(file, body);
    for (const [name, old] of held) {
      if (bytes <= mostBytes) break;
      held.delete(name);
      bytes -= old.length;
    }
    return body;
  };
}

export type Headers = Record<string, string>;
/**
 * A file in one content coding. `shared` are the headers that all its codings share, as a flat list, which Node handles
 * fastest: separate headers for thousands of files with six variants each would take 13 MB.
 */
type Variant = Sent & { shared: readonly string[]; coding?: string | undefined };
/** A file in the codings that exist for it. */
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

/** An LRU cache for copies that are seldom requested: they are read from disk on demand. */
const readLately = makeReader(8 * 1024 ** 2);

export const flatHeaders = (file: string, headers: Headers): readonly string[] =>
  Object.entries({
    vary: "accept-encoding",
    "content-type": types[path.extname(file)] ?? "application/octet-stream",
    ...headers,
  }).flat();

/** A copy in one coding, if the build made one. */
const packed = (copy: string): Held | undefined => (existsSync(copy) ? inMemory(copy) : undefined);

/** `uncompressed` returns what is sent to clients that accept no coding; it receives the gzip copy if there is one. */
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
 * A file that the build compressed. Only the brotli copy is in memory, because nearly every client accepts it. The gzip
 * copy is read per request, and inflated for clients that accept no coding, which takes about a millisecond for a page.
 * Reading these copies at start only for their ETags would leave holes in memory, so their ETags are derived from the
 * brotli copy's, which changes when they change.
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
 * A file with a content hash as its name. There are many and they are seldom requested, so it is read per request, in
 * the coding it is sent in.
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

/** A file that is only in memory; it is inflated for the few clients that accept no coding. */
function heldEntry(shared: readonly string[], body: Buffer, { br, gz }: Packed): Entry {
  const held = (copy: Buffer) => ({ body: copy, etag: etagOf(copy), length: copy.length, shared });
  return {
    br: { ...held(br), coding: "br" },
    gzip: { ...held(gz), coding: "gzip" },
    identity: { etag: etagOf(body), body: () => gunzipSync(gz), length: body.length, shared },
  };
}

/** A file that was made after the build. */
export const makeFreshEntry = (name: string, body: Buffer, packed: Packed, headers: Headers): Entry =>
  heldEntry(flatHeaders(name, headers), body, packed);

/** The uncompressed bytes of a file. */
export const plainBytes = ({ identity: { body } }: Entry): Buffer =>
  typeof body === "function" ? body() : body;

/** The same file with other bytes and the same headers. */
export const makeChangedEntry = ({ identity: { shared } }: Entry, body: Buffer, packed: Packed): Entry =>
  heldEntry(shared, body, packed);

/** Whether the client accepts a coding: it is in Accept-Encoding and has no weight of 0. */
const takes = (accepted: string, coding: "br" | "gzip"): boolean =>
  accepted.includes(coding) && !new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

/** The coding that makes pages smallest among those the client accepts. */
export function codingOf({ headers }: IncomingMessage): "br" | "gzip" | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  return takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : undefined;
}

/** Sends a file in a coding that the client accepts, or a 304 if the client's copy is current. */
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
    // What is read now may be shorter than at start: files are recompressed while the site runs (seal/repack.ts).
    const head = [...unchanged, "content-length", String(sent?.length ?? length)];
    if (coding) head.push("content-encoding", coding);
    response.writeHead(200, head).end(sent);
  }
}
