import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { etagOf, isHeld } from "#lib/http/etag.ts";
import { wantsLite } from "#lib/http/lite-choice.ts";
import { closedPolicy } from "#lib/http/security-headers.ts";
import { assetsPath } from "#lib/next/build-folder.ts";
import { addressOf, liteFolder, sealedFolder, sealedHeadersFile } from "../seal/folders.ts";
import { isPayloadFile } from "../seal/split-page.ts";

type Headers = Record<string, string>;
/** One coding of one file, ready to be sent: headers flat, as Node takes them fastest. */
type Variant = { head: string[]; unchanged: string[]; etag: string; body: Buffer | (() => Buffer) };
type Entry = { br?: Variant; gzip?: Variant; identity: Variant };
/** What stands at one address. Only pages have a lite copy. */
type Sealed = { full: Entry; lite?: Entry };
type Places = { folder: string; lite: string; headers: string };
type SealedHeaders = { common: Headers; paths: Record<string, Headers>; lite: Headers };

const immutable = "public, max-age=31536000, immutable";
/** A drawing carries its own colours for light and dark; nothing in it may run or load. */
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'`;
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
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

/**
 * A page has two copies, and which one is sent depends on Save-Data, which Vary names, and on a cookie, which it does
 * not: named there, every visitor with a session would be a copy of their own to a shared cache. It is safe without.
 * Both copies are `max-age=0, must-revalidate`, so a cache asks here before each use, with the visitor's own cookie,
 * and is told 304 only when the ETag it holds is that of the copy this visitor is to have.
 */
const pageVary = "accept-encoding, save-data";

type Sent = Pick<Variant, "etag" | "body"> & { length: number };

function makeVariant({ etag, body, length }: Sent, headers: Headers, coding?: string): Variant {
  const shared = { vary: "accept-encoding", ...headers, etag };
  const full = {
    ...shared,
    "content-length": String(length),
    ...(coding && { "content-encoding": coding }),
  };
  return { etag, body, head: Object.entries(full).flat(), unchanged: Object.entries(shared).flat() };
}

type Held = Sent & { body: Buffer };

function inMemory(file: string): Held {
  const body = readFileSync(file);
  return { body, etag: etagOf(body), length: body.length };
}

/** A copy in one coding, where the build made one. */
const packed = (copy: string): Held | undefined => (existsSync(copy) ? inMemory(copy) : undefined);

/** `uncompressed`: what is sent to those who take no coding, from the gzip copy if there is one. */
function makeEntry(
  file: string,
  headers: Headers,
  uncompressed: (gzip: Held | undefined) => Sent = () => inMemory(file),
): Entry {
  const all = { "content-type": types[path.extname(file)] ?? "application/octet-stream", ...headers };
  const [br, gzip] = [packed(`${file}.br`), packed(`${file}.gz`)];
  return {
    br: br && makeVariant(br, all, "br"),
    gzip: gzip && makeVariant(gzip, all, "gzip"),
    identity: makeVariant(uncompressed(gzip), all),
  };
}

/**
 * A page, and its payload, is held compressed only: hundreds of pages take a fifth of the memory, hardly anybody takes one uncompressed,
 * and for them it is inflated, which takes about a millisecond. Read for its validator alone, each would leave holes
 * in the memory; the validator of what it is inflated from will do as well.
 */
const makePageEntry = (file: string, headers: Headers): Entry =>
  makeEntry(file, headers, (gzip) => {
    if (!gzip) return inMemory(file);
    const etag = etagOf(`inflated from ${gzip.etag}`);
    return { etag, body: () => gunzipSync(gzip.body), length: statSync(file).size };
  });

/** Pictures for previews are large, many, and asked for by machines now and then: they stay on the disk. */
function makePictureEntry(file: string, headers: Headers): Entry {
  const { identity } = makeEntry(file, headers);
  return { identity: { ...identity, body: () => readFileSync(file) } };
}

/** Reads the whole sealed folder into memory, by address. Throws where there is no sealed build. */
function readEntries(places: Places): Map<string, Sealed> {
  const { common, paths, lite } = JSON.parse(readFileSync(places.headers, "utf8")) as SealedHeaders;
  const headersOf = (address: string): Headers => ({
    ...common,
    "content-security-policy": address.endsWith(".svg") ? drawingPolicy : closedPolicy,
    ...(address.startsWith(assetsPath) ? { "cache-control": immutable } : paths[address]),
  });
  const read = (name: string): Sealed => {
    const file = path.join(places.folder, name);
    const headers = headersOf(addressOf(name));
    if (name.startsWith("og/")) return { full: makePictureEntry(file, headers) };
    if (isPayloadFile(name)) return { full: makePageEntry(file, headers) };
    const liteFile = path.join(places.lite, name);
    if (!name.endsWith(".html") || !existsSync(liteFile)) return { full: makeEntry(file, headers) };
    const varied = { ...headers, vary: pageVary };
    return { full: makePageEntry(file, varied), lite: makePageEntry(liteFile, { ...varied, ...lite }) };
  };
  const names = readdirSync(places.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      path.relative(places.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    );
  return new Map(names.map((name) => [addressOf(name), read(name)]));
}

/** Whether the visitor takes a coding: named in Accept-Encoding and not with a weight of 0. */
const takes = (accepted: string, coding: "br" | "gzip"): boolean =>
  accepted.includes(coding) && !new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

export type SealedFiles = {
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => boolean;
  count: number;
};

const ofThisBuild: Places = { folder: sealedFolder, lite: liteFolder, headers: sealedHeadersFile };

/**
 * Answers from the sealed build, all but the pictures for previews in memory (some 40 MB): a file server that opens a
 * file for each request reached a fifth of the requests a second. Who saves data gets the lite copy of a page. Returns
 * false where nothing is sealed at the address.
 */
export function openSealedFiles(places: Places = ofThisBuild): SealedFiles {
  const entries = readEntries(places);
  const answer = (request: IncomingMessage, response: ServerResponse, address: string): boolean => {
    const sealed = entries.get(address);
    if (!sealed) return false;
    const entry = sealed.lite && wantsLite(request.headers) ? sealed.lite : sealed.full;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const variant =
      (takes(accepted, "br") && entry.br) || (takes(accepted, "gzip") && entry.gzip) || entry.identity;
    if (isHeld(request.headers["if-none-match"], variant.etag)) {
      response.writeHead(304, variant.unchanged).end();
    } else {
      const { head, body } = variant;
      const sent = request.method === "HEAD" ? undefined : typeof body === "function" ? body() : body;
      response.writeHead(200, head).end(sent);
    }
    return true;
  };
  return { answer, count: entries.size };
}
