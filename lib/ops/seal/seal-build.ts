import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isConfidential } from "#lib/site/open/confidential.ts";
import { pagePolicy, securityHeaders } from "#lib/http/security-headers.ts";
import { liteCopy, litePolicy } from "./lite-copy.ts";
import { defaultLocale, withoutLocale } from "#lib/words/open/locales.ts";
import { env } from "#lib/env.ts";
import { measureSavings } from "./measure-savings.ts";
import { inRoot } from "../paths.ts";

/** The folder that a static server, nginx or a CDN can serve as it is, and the headers that go with each path. */
export const sealedFolder = inRoot(".next/sealed");
/** The lite copy of each page, under the page's own name. Its headers are the page's, with those of `lite` over them. */
export const liteFolder = inRoot(".next/sealed-lite");
export const sealedHeadersFile = inRoot(".next/sealed-headers.json");

type Meta = { headers?: Record<string, string>; status?: number };

const prerendered = inRoot(".next/server/app");
const compressible = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|ico|map)$/;
/** Pages that are answers to a failure, never an address of their own. */
const failurePages = /^_(not-found|global-error)/;
/** Says how much lite mode saves, so it is sealed when everything else has been weighed. */
const litePage = `${defaultLocale}/lite.html`;

const compressors = [
  [
    ".br",
    promisify(brotliCompress),
    (size: number) => ({
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    }),
  ],
  [".gz", promisify(gzip), () => ({ level: 9 })],
] as const;

/** The CSP sources for the inline scripts of a page. Data blocks (JSON-LD) do not run and need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

async function listFiles(folder: string, prefix = ""): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const name = path.posix.join(prefix, entry.name);
    return entry.isDirectory() ? listFiles(path.join(folder, entry.name), name) : [name];
  });
  return (await Promise.all(nested)).flat();
}

async function readMeta(file: string): Promise<Meta> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Meta) : {};
}

/** Next's own marks of a cache entry; nobody outside needs them. */
function publicHeaders(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^x-next|^x-nextjs|^vary$|^etag$/i.test(name)),
  );
}

/** Where a page lies that Next keeps below its language: English at its address, the others below their prefix. */
export function placeOfPage(name: string): string {
  if (name === `${defaultLocale}.html`) return "index.html";
  return name.startsWith(`${defaultLocale}/`) ? name.slice(defaultLocale.length + 1) : name;
}

/** The address at which visitors find a page of the sealed folder. */
export const addressOf = (placed: string): string =>
  placed === "index.html" ? "/" : `/${placed.replace(/\.html$/, "")}`;

const notStored = { "cache-control": "private, no-store" };
const pageCaching = { "cache-control": "public, max-age=0, must-revalidate" };

/** Writes the policy of a prerendered page where Next reads it, and returns the headers it is served with. */
async function sealPage(name: string): Promise<Record<string, string>> {
  const metaFile = path.join(prerendered, name.replace(/\.html$/, ".meta"));
  const policy = pagePolicy(scriptHashes(await readFile(path.join(prerendered, name), "utf8")));
  const meta = await readMeta(metaFile);
  meta.headers = { ...meta.headers, "content-security-policy": policy };
  await writeFile(metaFile, JSON.stringify(meta));
  const { path: address } = withoutLocale(addressOf(placeOfPage(name)), env.EXTRA_LOCALES);
  const caching = isConfidential(address) ? notStored : pageCaching;
  return { ...caching, "content-security-policy": policy };
}

async function place(from: string, name: string): Promise<void> {
  const target = path.join(sealedFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target);
}

/** Lays the lite copy of a page beside the sealed ones. */
async function placeLite(name: string): Promise<void> {
  const target = path.join(liteFolder, placeOfPage(name));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, liteCopy(await readFile(path.join(prerendered, name), "utf8"), name));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [suffix, squeeze, options] of compressors) {
    await writeFile(`${file}${suffix}`, await squeeze(bytes, options(bytes.length)));
  }
}

/** Runs `work` over all items, a few at a time: compression is bound by the cores. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

async function compressAll(folder: string): Promise<void> {
  const names = (await listFiles(folder)).filter((name) => compressible.test(name));
  await eachOf(
    names.map((name) => path.join(folder, name)),
    compress,
  );
}

/** The page about lite mode, with the figures of this build in it. It must be written before its policy is made. */
async function fillLitePage(): Promise<void> {
  const file = path.join(prerendered, litePage);
  const filled = measureSavings(await readFile(file, "utf8"), { full: sealedFolder, lite: liteFolder });
  await writeFile(file, filled);
}

/**
 * Seals the build: every prerendered page gets a policy with the hashes of its own scripts and a lite copy without
 * any, and all that is fixed (pages, files of routes, assets, public) is laid into one folder, the lite copies into
 * another, with .br and .gz beside each file.
 * Must run before the first request, because Next keeps the headers of pages it has served.
 */
export async function sealBuild(): Promise<void> {
  for (const folder of [sealedFolder, liteFolder]) await rm(folder, { recursive: true, force: true });
  const common = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const headers: Record<string, Record<string, string>> = {};
  const addPage = async (name: string) => {
    const sealed = await sealPage(name);
    if (failurePages.test(name)) return;
    await place(path.join(prerendered, name), placeOfPage(name));
    await placeLite(name);
    headers[addressOf(placeOfPage(name))] = { ...common, ...sealed };
  };

  for (const name of await listFiles(inRoot("public"))) {
    await place(inRoot("public", name), name);
    headers[`/${name}`] = { ...common, "cache-control": "public, max-age=86400" };
  }
  for (const name of await listFiles(inRoot(".next/static"))) {
    await place(inRoot(".next/static", name), `_next/static/${name}`);
  }
  for (const name of await listFiles(prerendered)) {
    if (name.endsWith(".html")) {
      if (name !== litePage) await addPage(name);
    } else if (name.endsWith(".body")) {
      const address = name.replace(/\.body$/, "");
      const meta = await readMeta(path.join(prerendered, `${address}.meta`));
      await place(path.join(prerendered, name), address);
      // Pictures for previews are meant to be shown by others.
      const sharing: Record<string, string> = address.startsWith("og/")
        ? { "cross-origin-resource-policy": "cross-origin" }
        : {};
      headers[`/${address}`] = { ...common, ...publicHeaders(meta.headers), ...sharing };
    }
  }
  for (const folder of [sealedFolder, liteFolder]) await compressAll(folder);
  if (existsSync(path.join(prerendered, litePage))) {
    await fillLitePage();
    await addPage(litePage);
    for (const folder of [sealedFolder, liteFolder]) await compress(path.join(folder, placeOfPage(litePage)));
  }
  const lite = { "content-security-policy": litePolicy };
  await writeFile(sealedHeadersFile, JSON.stringify({ common, paths: headers, lite }));
}
