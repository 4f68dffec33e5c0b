import { existsSync } from "node:fs";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { securityHeaders } from "#lib/platform/http/security-headers.ts";
import * as next from "#lib/platform/next/build-folder.ts";
import { publicHeaders } from "#lib/platform/next/headers.ts";
import { corpusFile } from "#lib/services/search/engine/corpus-file.ts";
import { makeCorpus } from "#lib/services/search/engine/make-corpus.ts";
import { inRoot } from "../paths.ts";
import { framesFolder, liteFolder, packedCacheFolder, sealedFolder, sealedHeadersFile } from "./folders.ts";
import { litePolicy } from "./lite-copy.ts";
import { measureSavings } from "./measure-savings.ts";
import { type Packing, prunePackedCache } from "./pack.ts";
import { openSealer, prerendered, readMeta, type SealTask } from "./seal-file.ts";
import { sealInThreads } from "./seal-in-threads.ts";
import { litePage } from "./seal-page.ts";

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

async function place(from: string, name: string): Promise<SealTask[]> {
  const file = path.join(sealedFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await cp(from, file);
  return compressible.test(name) ? [{ file }] : [];
}

/** Writes the savings of this build into the page about lite mode. It must be written before its policy is made. */
async function fillLitePage(): Promise<void> {
  const file = path.join(prerendered, litePage);
  const filled = measureSavings(await readFile(file, "utf8"), { full: sealedFolder, lite: liteFolder });
  await writeFile(file, filled);
}

/**
 * Seals the build: copies everything fixed (pages, files of routes, assets, public) into one folder and the lite copies
 * of pages into another, with .br and .gz beside each file (`seal-file.ts`). Stores the text of pages for search.
 * Writes the file of headers last, without which nothing is served. Must run before the first request, because Next
 * keeps the headers of pages it has served.
 */
export async function sealBuild(packing: Packing): Promise<void> {
  for (const made of [sealedHeadersFile, sealedFolder, liteFolder, framesFolder])
    await rm(made, { recursive: true, force: true });
  const common = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const headers: Record<string, Record<string, string>> = {};
  const tasks: SealTask[] = [];

  for (const name of await listFiles(inRoot("public"))) {
    tasks.push(...(await place(inRoot("public", name), name)));
    headers[`/${name}`] = { ...common, "cache-control": "public, max-age=86400" };
  }
  for (const name of await listFiles(inRoot(next.assetsFolder))) {
    tasks.push(...(await place(inRoot(next.assetsFolder, name), next.assetsPath.slice(1) + name)));
  }
  for (const name of await listFiles(prerendered)) {
    const address = next.routeFileOf(name);
    if (next.isPageFile(name)) {
      if (name !== litePage) tasks.push({ page: name });
    } else if (address) {
      const meta = await readMeta(path.join(prerendered, next.metaOf(name)));
      tasks.push(...(await place(path.join(prerendered, name), address)));
      // Other sites may show preview pictures.
      const sharing: Record<string, string> = address.startsWith("og/")
        ? { "cross-origin-resource-policy": "cross-origin" }
        : {};
      headers[`/${address}`] = { ...common, ...publicHeaders(meta.headers), ...sharing };
    }
  }
  const sealed = await sealInThreads(tasks, packing);
  if (existsSync(path.join(prerendered, litePage))) {
    await fillLitePage();
    sealed.push(await openSealer(packing)({ page: litePage }));
  }
  const pages = sealed.filter((result) => result !== undefined);
  for (const { address, headers: own } of pages) headers[address] = { ...common, ...own };
  const searched = pages.flatMap(({ passages }) => passages);
  // The text of portals is in modules that also query the database, whose client a fresh clone generates only as it
  // builds.
  const { pagesPerRequest } = await import("./pages-per-request.ts");
  const built = new Set(searched.map(({ path: of }) => of));
  await writeFile(inRoot(corpusFile), makeCorpus([...searched, ...pagesPerRequest(built)]));
  await prunePackedCache(packedCacheFolder, Date.now());
  const lite = { "content-security-policy": litePolicy };
  const unfinished = `${sealedHeadersFile}.new`;
  await writeFile(unfinished, JSON.stringify({ common, paths: headers, lite }));
  await rename(unfinished, sealedHeadersFile);
}
