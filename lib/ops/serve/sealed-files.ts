import { log } from "#lib/platform/log.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";
import { pack } from "../seal/pack.ts";
import {
  makeChangedEntry,
  plainBytes,
  type Entry,
  makeEntry,
  makeFileEntry,
  makePackedEntry,
  sendEntry,
  type Headers,
} from "./entry.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { env } from "#lib/platform/env.ts";
import { wantsLite } from "#lib/platform/http/lite-choice.ts";
import { closedPolicy, type SecurityHeader } from "#lib/platform/http/security-headers.ts";
import { assetsPath } from "#lib/platform/next/build-folder.ts";
import { hasNotices, noticesOn } from "#lib/domains/notices/open/shown-notices.ts";
import {
  addressOf,
  frameFile,
  framesFolder,
  liteFolder,
  sealedFolder,
  sealedHeadersFile,
} from "../seal/folders.ts";
import { isPayloadFile } from "../seal/split-page.ts";

/** A copy of a page in two codings takes some 70 KB. */
const mostHeld = 300;

type Held = { notices: string; page: Promise<Entry> };

async function make(entry: Entry, notices: string): Promise<Entry> {
  const page = plainBytes(entry).toString();
  const noticed = withNotices(page, notices);
  if (noticed === page) return entry; // a page without a slot, such as one for print
  const bytes = Buffer.from(noticed);
  return makeChangedEntry(entry, bytes, await pack(bytes, "awaited"));
}

/**
 * Adds notices to pages. A page is made on its first request and kept in an LRU cache until the notices or the page
 * change. A page that cannot be made is sent without its notices.
 */
export function openNoticedPages(most = mostHeld) {
  /** Least recently used first. */
  const held = new Map<Entry, Held>();

  function begin(entry: Entry, notices: string): Held {
    const page = make(entry, notices).catch((fault: unknown) => {
      log.error({ err: fault }, "a page is sent without its notice");
      held.delete(entry);
      return entry;
    });
    return { notices, page };
  }

  return function withThem(entry: Entry, notices: string): Promise<Entry> {
    const known = held.get(entry);
    const one = known?.notices === notices ? known : begin(entry, notices);
    held.delete(entry);
    held.set(entry, one);
    const [oldest] = held.keys();
    if (held.size > most && oldest) held.delete(oldest);
    return one.page;
  };
}

/** The file at one address. Only pages have a lite copy. */
type Sealed = { full: Entry; lite?: Entry };
type Places = { folder: string; lite: string; frames: string; headers: string };
type SealedHeaders = { common: Headers; paths: Record<string, Headers>; lite: Headers };

const immutable = "public, max-age=31536000, immutable";
/** A drawing contains its own colours for light and dark; nothing in it may run or load. */
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'`;

/**
 * A page has two copies. Which one is sent depends on Save-Data, which Vary names, and on a cookie, which it does not:
 * if Vary named the cookie, a shared cache would store a separate copy for every visitor with a session. It is safe
 * without. Both copies are `max-age=0, must-revalidate`, so a cache revalidates before each use, with the visitor's own
 * cookie, and gets a 304 only if its ETag is that of the copy for this visitor.
 */
const pageVary = "accept-encoding, save-data";

/** Preview pictures are large, many, and seldom requested, by machines: they stay on disk. */
function makePictureEntry(file: string, headers: Headers): Entry {
  const { identity } = makeEntry(file, headers);
  return { identity: { ...identity, body: () => readFileSync(file) } };
}

/** Styles, scripts and fonts of a build: most security headers are up to the page that loads them. */
const isPartOfPages = (address: string): boolean =>
  address.startsWith(assetsPath) && /\.(css|js|woff2)$/.test(address);
const neededByParts: readonly string[] = [
  "x-content-type-options",
  "cross-origin-resource-policy",
] satisfies SecurityHeader[];

/** Returns the headers of a sealed file by its address. */
const headersBy = ({ common, paths }: SealedHeaders) => {
  const forParts = Object.fromEntries(
    Object.entries(common).filter(([name]) => neededByParts.includes(name)),
  );
  return (address: string): Headers => {
    if (isPartOfPages(address)) return { ...forParts, "cache-control": immutable };
    return {
      ...common,
      "content-security-policy": address.endsWith(".svg") ? drawingPolicy : closedPolicy,
      ...(address.startsWith(assetsPath) ? { "cache-control": immutable } : paths[address]),
    };
  };
};

/** Reads the whole sealed folder into memory, by address. */
function readEntries(places: Places, sealed: SealedHeaders): Map<string, Sealed> {
  const { lite } = sealed;
  const headersOf = headersBy(sealed);
  const read = (name: string): Sealed => {
    const file = path.join(places.folder, name);
    const headers = headersOf(addressOf(name));
    if (name.startsWith("og/")) return { full: makePictureEntry(file, headers) };
    if (isPayloadFile(name)) return { full: makeFileEntry(file, headers) };
    const liteFile = path.join(places.lite, name);
    if (!name.endsWith(".html") || !existsSync(liteFile)) return { full: makePackedEntry(file, headers) };
    const varied = { ...headers, vary: pageVary };
    return { full: makePackedEntry(file, varied), lite: makePackedEntry(liteFile, { ...varied, ...lite }) };
  };
  const names = readdirSync(places.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      path.relative(places.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    );
  return new Map(names.map((name) => [addressOf(name), read(name)]));
}

/** A file made after the build that replaces the sealed one at its address; only pages have a lite copy. */
type Fresh = { full: Entry; lite?: Entry };

export type SealedFiles = {
  /** Replaces the sealed file at an address from now on; `undefined` restores it. */
  replace: (address: string, fresh: Fresh | undefined) => void;
  /** The headers of a page that is rendered again, and of its lite copy, by the page's own headers. */
  headersOfPage: (own: Headers) => { full: Headers; lite: Headers };
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => boolean;
  /** Rereads the compressed copies after they were made smaller. */
  reread: () => void;
  /**
   * A frame or its lite copy, by its internal address, with the headers of its page; undefined if the build has none.
   */
  readFrame: (address: string, isLite: boolean) => { html: string; headers: Headers } | undefined;
  /** The headers of a file at an address. */
  headersOf: (address: string) => Headers;
  count: number;
};

const ofThisBuild: Places = {
  folder: sealedFolder,
  lite: liteFolder,
  frames: framesFolder,
  headers: sealedHeadersFile,
};

/**
 * Answers from the sealed build. Everything but preview pictures and payloads is in memory: a file server that opened a
 * file for each request reached a fifth of the requests per second. Clients that save data get the lite copy of a page,
 * and pages are sent with the notices for them. Returns false if nothing is sealed at the address. Opening throws if
 * there is no sealed build.
 */
export function openSealedFiles(places: Places = ofThisBuild): SealedFiles {
  const headers = JSON.parse(readFileSync(places.headers, "utf8")) as SealedHeaders;
  let entries = readEntries(places, headers);
  const fresh = new Map<string, Fresh>();
  const withNotices = openNoticedPages();
  const answer = (request: IncomingMessage, response: ServerResponse, address: string): boolean => {
    const sealed = fresh.get(address) ?? entries.get(address);
    if (!sealed) return false;
    const entry = sealed.lite && wantsLite(request.headers) ? sealed.lite : sealed.full;
    const notices = hasNotices() && sealed.lite ? noticesOn(address, env.EXTRA_LOCALES) : "";
    if (notices) void withNotices(entry, notices).then((noticed) => sendEntry(request, response, noticed));
    else sendEntry(request, response, entry);
    return true;
  };
  const replace = (address: string, made: Fresh | undefined): void => {
    if (made) fresh.set(address, made);
    else fresh.delete(address);
  };
  const headersOfPage = (own: Headers) => {
    const full = { ...headers.common, ...own, vary: pageVary };
    return { full, lite: { ...full, ...headers.lite } };
  };
  const headersOf = headersBy(headers);
  const readFrame = (address: string, isLite: boolean) => {
    const file = path.join(places.frames, frameFile(address, isLite));
    if (!existsSync(file)) return undefined;
    const { full, lite } = headersOfPage(headersOf(address));
    return { html: readFileSync(file, "utf8"), headers: isLite ? lite : full };
  };
  const reread = (): void => {
    entries = readEntries(places, headers);
  };
  return { answer, reread, replace, headersOfPage, readFrame, headersOf, count: entries.size };
}
