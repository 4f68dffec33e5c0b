import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { pagePolicy, securityHeaders } from "#lib/http/security-headers.ts";
import * as next from "#lib/next/build-folder.ts";
import { publicHeaders } from "#lib/next/headers.ts";
import { isFrame } from "#lib/site/find-entry.ts";
import {
  addressOf,
  frameFile,
  framesFolder,
  liteFolder,
  sealedFolder,
  sealedHeadersFile,
} from "./folders.ts";
import { litePolicy } from "./lite-copy.ts";
import { corpusFile } from "#lib/search/engine/corpus-file.ts";
import { makeCorpus } from "#lib/search/engine/make-corpus.ts";
import type { Passage } from "#lib/search/open/passage.ts";
import { passagesOfPage } from "#lib/search/passages/passages-of-page.ts";
import { measureSavings } from "./measure-savings.ts";
import { pack } from "./pack.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import { scriptHashes } from "./script-hashes.ts";
import { litePage, readLoader, sealPage } from "./seal-page.ts";
import { inRoot } from "../paths.ts";

const prerendered = inRoot(next.prerenderedFolder);
const compressible = /\.(html|js|mjs|css|svg|json|xml|txt|ics|webmanifest|ico|map)$/;

async function listFiles(folder: string, prefix = ""): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const name = path.posix.join(prefix, entry.name);
    return entry.isDirectory() ? listFiles(path.join(folder, entry.name), name) : [name];
  });
  return (await Promise.all(nested)).flat();
}

const readMeta = async (file: string): Promise<next.Meta> =>
  existsSync(file) ? next.readMeta(await readFile(file, "utf8")) : {};

/** Writes the policy of a prerendered page where Next reads it, for whenever Next serves the page itself. */
async function tellNext(name: string, page: ParsedPage): Promise<void> {
  const metaFile = path.join(prerendered, next.metaOf(name));
  const meta = await readMeta(metaFile);
  meta.headers = { ...meta.headers, "content-security-policy": pagePolicy(scriptHashes(page)) };
  await writeFile(metaFile, JSON.stringify(meta));
}

async function place(from: string, name: string): Promise<void> {
  const target = path.join(sealedFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target);
}

async function write(target: string, text: string): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return target;
}

async function compress(file: string): Promise<void> {
  const { br, gz } = await pack(await readFile(file));
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
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
 * Seals the build: every prerendered page is parted from its script, which a loader brings, and gets a policy with the
 * hash of that loader and a lite copy without any script, and all that is fixed (pages, files of routes, assets, public) is laid into one folder, the lite copies into
 * another, with .br and .gz beside each file. Frames, which are sent to nobody as they are, lie apart. What pages say is laid down
 * for search.
 * Must run before the first request, because Next keeps the headers of pages it has served.
 */
export async function sealBuild(): Promise<void> {
  for (const folder of [sealedFolder, liteFolder, framesFolder])
    await rm(folder, { recursive: true, force: true });
  const common = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const headers: Record<string, Record<string, string>> = {};
  const loader = readLoader();
  const searched: Passage[] = [];
  /** Returns the files it has written. */
  const addPage = async (name: string): Promise<string[]> => {
    const page = parsePage(await readFile(path.join(prerendered, name), "utf8"));
    await tellNext(name, page);
    if (next.isFailurePage(name)) return [];
    const { placed, html, payload, lite, headers: own } = sealPage(name, page, loader);
    const address = addressOf(placed);
    headers[address] = { ...common, ...own };
    if (isFrame(address)) {
      await write(path.join(framesFolder, frameFile(address, false)), html);
      await write(path.join(framesFolder, frameFile(address, true)), lite);
      return [await write(path.join(sealedFolder, payload.name), payload.text)];
    }
    searched.push(...passagesOfPage(address, html));
    return [
      await write(path.join(sealedFolder, placed), html),
      await write(path.join(sealedFolder, payload.name), payload.text),
      await write(path.join(liteFolder, placed), lite),
    ];
  };

  for (const name of await listFiles(inRoot("public"))) {
    await place(inRoot("public", name), name);
    headers[`/${name}`] = { ...common, "cache-control": "public, max-age=86400" };
  }
  for (const name of await listFiles(inRoot(next.assetsFolder))) {
    await place(inRoot(next.assetsFolder, name), next.assetsPath.slice(1) + name);
  }
  for (const name of await listFiles(prerendered)) {
    const address = next.routeFileOf(name);
    if (next.isPageFile(name)) {
      if (name !== litePage) await addPage(name);
    } else if (address) {
      const meta = await readMeta(path.join(prerendered, next.metaOf(name)));
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
    for (const file of await addPage(litePage)) await compress(file);
  }
  // What portals say stands beside what asks the database, whose client a fresh clone makes only as it builds.
  const { pagesPerRequest } = await import("#lib/search/passages/pages-per-request.ts");
  const built = new Set(searched.map(({ path: of }) => of));
  await writeFile(inRoot(corpusFile), makeCorpus([...searched, ...pagesPerRequest(built)]));
  const lite = { "content-security-policy": litePolicy };
  await writeFile(sealedHeadersFile, JSON.stringify({ common, paths: headers, lite }));
}
