import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pagePolicy } from "#lib/http/security-headers.ts";
import * as next from "#lib/next/build-folder.ts";
import type { Passage } from "#lib/search/open/passage.ts";
import { passagesOfPage } from "#lib/search/passages/passages-of-page.ts";
import { isFrame } from "#lib/site/find-entry.ts";
import { inRoot } from "../paths.ts";
import {
  addressOf,
  frameFile,
  framesFolder,
  liteFolder,
  packedCacheFolder,
  sealedFolder,
} from "./folders.ts";
import type { Packing } from "./pack.ts";
import { openPackedCache, type PackedCache } from "./packed-cache.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import { scriptHashes } from "./script-hashes.ts";
import { readLoader, sealPage } from "./seal-page.ts";

export const prerendered = inRoot(next.prerenderedFolder);

/** A page as Next made it, by its name in `prerendered`, or a file that lies in the sealed folder already. */
export type SealTask = { page: string } | { file: string };

/** What a sealed page adds to what all pages are described by; undefined for a file, and for a page that has no address. */
export type SealResult =
  { address: string; headers: Record<string, string>; passages: Passage[] } | undefined;

export const readMeta = async (file: string): Promise<next.Meta> =>
  existsSync(file) ? next.readMeta(await readFile(file, "utf8")) : {};

/** Writes the policy of a prerendered page where Next reads it, for whenever Next serves the page itself. */
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

/** Replaced whole: a site may be reading the last copy. An unfinished one has the ending of a copy, which nobody asks for. */
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
 * How to seal pages and compress files, one at a time. A page is parted from its script, which a loader brings, and gets a
 * policy with the hash of that loader and a lite copy without any script; each file written gets .br and .gz beside it, but
 * for frames, which are sent to nobody as they are.
 */
export function openSealer(packing: Packing): (task: SealTask) => Promise<SealResult> {
  const loader = readLoader();
  const cache = openPackedCache(packedCacheFolder, packing);

  /** Compresses what was written, not what is read back: pages may share a payload, and another thread be writing it. */
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
    return { address, headers, passages: passagesOfPage(address, html) };
  };

  return async (task) => {
    if ("page" in task) return seal(task.page);
    await compress(task.file, await readFile(task.file), cache);
    return undefined;
  };
}
