import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { etagOf } from "#lib/platform/http/etag.ts";
import { assetsPath } from "#lib/platform/next/build-folder.ts";
import { inMemory, makeEntry, sendEntry, type Headers } from "./entry.ts";

const hourMs = 60 * 60 * 1000;
/** How long after the last instance of a build was seen its pages may still request their script. */
const keptMs = 24 * hourMs;

type Places = {
  /** The assets of this build, with their compressed copies. */
  assets: string;
  /** The folder into which the instances of all builds copy their assets. */
  folder: string;
  /** The id of this build. */
  build: string;
};

/** Skips the originals of compressed files; keeps folders. */
const isWorthKeeping = (name: string): boolean => !existsSync(`${name}.br`);

/** Whether a folder is a complete build; while it is copied, its name is the id with a dot and a suffix. */
const isWhole = (name: string): boolean => !name.includes(".");

/** The result of `make`; undefined if a file was deleted meanwhile, when an old build was removed. */
function unlessGone<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw thrown;
  }
}

async function copyAssets({ assets, folder, build }: Places): Promise<void> {
  const home = path.join(folder, build);
  if (!existsSync(home)) {
    const unfinished = `${home}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await cp(assets, unfinished, { recursive: true, filter: isWorthKeeping });
    // Another instance of this build may have been faster.
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(home, now, now);
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const home = path.join(folder, name);
    const found = await stat(home).catch(() => undefined); // another instance has renamed it meanwhile
    if (found && Date.now() - found.mtimeMs > keptMs) await rm(home, { recursive: true, force: true });
  }
}

export type KeptAssets = {
  /**
   * Copies the assets of this build into the folder, and deletes those of builds that no instance has served for a day.
   */
  keep: () => Promise<void>;
  /** Answers from another build's assets; returns false if no build has that file. */
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => Promise<boolean>;
};

/** A file in a folder, in the characters that names of assets consist of. */
const isName = /^[\w~.-]+(?:\/[\w~.-]+)*\.\w+$/;

/**
 * The assets of earlier and concurrent builds. A page requests its script when the visitor first interacts with it,
 * which may be after a new build was rolled out, and from any instance. Instances that share the folder answer for each
 * other.
 */
export function openKeptAssets(places: Places, headersOf: (address: string) => Headers): KeptAssets {
  const findFile = async (address: string): Promise<string | undefined> => {
    const name = address.slice(assetsPath.length);
    if (!isName.test(name) || name.split("/").includes("..")) return undefined;
    const builds = await readdir(places.folder).catch((): string[] => []);
    const files = builds.filter(isWhole).map((build) => path.join(places.folder, build, name));
    return files.find((file) => existsSync(`${file}.br`) || existsSync(file));
  };
  return {
    keep: async () => {
      await copyAssets(places);
      await sweep(places.folder);
    },
    answer: async (request, response, address) => {
      const file = await findFile(address);
      if (!file) return false;
      const entry = unlessGone(() =>
        makeEntry(file, headersOf(address), (gzip) => {
          if (!gzip) return inMemory(file);
          const body = gunzipSync(gzip.body);
          return { body, etag: etagOf(body), length: body.length };
        }),
      );
      if (!entry) return false;
      sendEntry(request, response, entry);
      return true;
    },
  };
}
