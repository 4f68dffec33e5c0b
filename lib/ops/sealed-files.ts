import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { etagOf, isHeld } from "../http/etag.ts";
import { closedPolicy } from "../http/security-headers.ts";
import { sealedFolder, sealedHeadersFile } from "./seal-build.ts";

type Headers = Record<string, string>;
/** One coding of one file, ready to be sent: headers flat, as Node takes them fastest. */
type Variant = { head: string[]; unchanged: string[]; etag: string; body: Buffer };
type Entry = { br?: Variant; gzip?: Variant; identity: Variant };

const immutable = "public, max-age=31536000, immutable";
/** A drawing carries its own colours for light and dark; nothing in it may run or load. */
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'`;
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
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

function makeVariant(body: Buffer, headers: Headers, coding?: string): Variant {
  const etag = etagOf(body);
  const shared = { ...headers, etag, vary: "accept-encoding" };
  const full = {
    ...shared,
    "content-length": String(body.length),
    ...(coding && { "content-encoding": coding }),
  };
  return { etag, body, head: Object.entries(full).flat(), unchanged: Object.entries(shared).flat() };
}

function makeEntry(name: string, headers: Headers): Entry {
  const file = path.join(sealedFolder, name);
  const typed = { "content-type": types[path.extname(name)] ?? "application/octet-stream", ...headers };
  const read = (suffix: string, coding: string) =>
    existsSync(file + suffix) ? makeVariant(readFileSync(file + suffix), typed, coding) : undefined;
  return {
    br: read(".br", "br"),
    gzip: read(".gz", "gzip"),
    identity: makeVariant(readFileSync(file), typed),
  };
}

const addressOf = (name: string): string => (name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`);

/** Reads the whole sealed folder into memory, by address. Throws where there is no sealed build. */
function readEntries(): Map<string, Entry> {
  const { common, paths } = JSON.parse(readFileSync(sealedHeadersFile, "utf8")) as {
    common: Headers;
    paths: Record<string, Headers>;
  };
  const headersOf = (address: string): Headers => ({
    ...common,
    "content-security-policy": address.endsWith(".svg") ? drawingPolicy : closedPolicy,
    ...(address.startsWith("/_next/static/") ? { "cache-control": immutable } : paths[address]),
  });
  const names = readdirSync(sealedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      path.relative(sealedFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    );
  return new Map(
    names.map((name) => {
      const address = addressOf(name);
      return [address, makeEntry(name, headersOf(address))];
    }),
  );
}

/** Whether the visitor takes a coding: named in Accept-Encoding and not with a weight of 0. */
const takes = (accepted: string, coding: "br" | "gzip"): boolean =>
  accepted.includes(coding) && !new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

export type SealedFiles = {
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => boolean;
  count: number;
};

/**
 * Answers from the sealed build, all of it in memory (some 20 MB): a file server that opens a file for each request
 * reached a fifth of the requests a second. Returns false where nothing is sealed at the address.
 */
export function openSealedFiles(): SealedFiles {
  const entries = readEntries();
  const answer = (request: IncomingMessage, response: ServerResponse, address: string): boolean => {
    const entry = entries.get(address);
    if (!entry) return false;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const variant =
      (takes(accepted, "br") && entry.br) || (takes(accepted, "gzip") && entry.gzip) || entry.identity;
    if (isHeld(request.headers["if-none-match"], variant.etag)) {
      response.writeHead(304, variant.unchanged).end();
    } else {
      response.writeHead(200, variant.head).end(request.method === "HEAD" ? undefined : variant.body);
    }
    return true;
  };
  return { answer, count: entries.size };
}
