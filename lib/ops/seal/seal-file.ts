import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pagePolicy } from "#lib/platform/http/security-headers.ts";
import * as next from "#lib/platform/next/build-folder.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import { passagesOfPage } from "#lib/services/search/passages/passages-of-page.ts";
import { isFrame } from "#lib/data/site/find-entry.ts";
import { inRoot } from "../paths.ts";
import {
  addressOf,
  frameFile,
  framesFolder,
  liteFolder,
  packedCacheFolder,
  sealedFolder,
} from "./folders.ts";
import { type Packing, openPackedCache, type PackedCache } from "./pack.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import { scriptHashes, readLoader, sealPage } from "./seal-page.ts";

export const prerendered = inRoot(next.prerenderedFolder);

/** A page as Next made it, by its name in `prerendered`, or a file that is in the sealed folder already. */
export type SealTask = { page: string } | { file: string };

/** The headers and search passages of a sealed page; undefined for a file, and for a page without an address. */
export type SealResult =
  { address: string; headers: Record<string, string>; passages: Passage[] } | undefined;

export const readMeta = async (file: string): Promise<next.Meta> =>
  existsSync(file) ? next.readMeta(await readFile(file, "utf8")) : {};

/** Stores the policy of a prerendered page in Next's metadata, for the cases in which Next serves the page itself. */
async function tellNext(name: string, page: ParsedPage): Promise<void> {
  const metaFile = path.join(prerendered, next.metaOf(name));
  const meta = await readMeta(metaFile);
  meta.headers = { ...meta.headers, "content-security-policy": pagePolicy(scriptHashes(page)) };
  await writeFile(metaFile, JSON.stringify(meta));
}

async function write(target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/**
 * Replaces a copy atomically: a site may be reading the old one. The unfinished file has the ending of a copy, so that
 * it is not served as a file.
 */
async function replaceCopy(file: string, ending: "br" | "gz", bytes: Buffer): Promise<void> {
  const unfinished = `${file}.new.${ending}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, `${file}.${ending}`);
}

async function compress(file: string, bytes: Buffer, cache: PackedCache): Promise<void> {
  const { br, gz } = await cache.pack(bytes);
  await replaceCopy(file, "br", br);
  await replaceCopy(file, "gz", gz);
}

/**
 * Returns a function that seals a page or compresses a file. It separates a page from its script, which a loader loads,
 * and makes a policy with the hash of that loader and a lite copy without any script. Each file written gets .br and
 * .gz beside it, except frames, which are never sent as they are.
 */
export function openSealer(packing: Packing): (task: SealTask) => Promise<SealResult> {
  const loader = readLoader();
  const cache = openPackedCache(packedCacheFolder, packing);

  /** Compresses the text instead of reading the file back: pages may share a payload that another thread is writing. */
  const writePacked = async (target: string, text: string): Promise<void> => {
    await write(target, text);
    await compress(target, Buffer.from(text), cache);
  };
  const seal = async (name: string): Promise<SealResult> => {
    const page = parsePage(await readFile(path.join(prerendered, name), "utf8"));
    await tellNext(name, page);
    if (next.isFailurePage(name)) return undefined;
    const { placed, html, payload, lite, headers } = sealPage(name, page, loader);
    const address = addressOf(placed);
    await writePacked(path.join(sealedFolder, payload.name), payload.text);
    if (isFrame(address)) {
      await write(path.join(framesFolder, frameFile(address, false)), html);
      await write(path.join(framesFolder, frameFile(address, true)), lite);
      return { address, headers, passages: [] };
    }
    await writePacked(path.join(sealedFolder, placed), html);
    await writePacked(path.join(liteFolder, placed), lite);
    return { address, headers, passages: passagesOfPage(address, page.html) };
  };

  return async (task) => {
    if ("page" in task) return seal(task.page);
    await compress(task.file, await readFile(task.file), cache);
    return undefined;
  };
}
