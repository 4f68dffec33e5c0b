import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { etagOf } from "#lib/http/etag.ts";
import { assetsPath } from "#lib/next/build-folder.ts";
import { inMemory, makeEntry, sendEntry, type Headers } from "./entry.ts";

const hourMs = 60 * 60 * 1000;
/** So long after the last instance of a build was seen, pages of it may still ask for their script. */
const keptMs = 24 * hourMs;

type Places = {
  /** The assets of this build, with their packed copies. */
  assets: string;
  /** Where instances of all builds lay theirs. */
  folder: string;
  /** The id of this build. */
  build: string;
};

/** Of what is there packed, only that; folders are gone through. */
const isWorthKeeping = (name: string): boolean => !existsSync(`${name}.br`);

/** Whether a folder is a whole build; while one is laid there, its name has a point and more behind the id. */
const isWhole = (name: string): boolean => !name.includes(".");

/** What `make` makes; undefined where a file is gone meanwhile, with a build that was swept away. */
function unlessGone<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw thrown;
  }
}

async function lay({ assets, folder, build }: Places): Promise<void> {
  const home = path.join(folder, build);
  if (!existsSync(home)) {
    const unfinished = `${home}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await cp(assets, unfinished, { recursive: true, filter: isWorthKeeping });
    // Another instance of this build may have been quicker.
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(home, now, now);
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const home = path.join(folder, name);
    const found = await stat(home).catch(() => undefined); // another instance has named it anew meanwhile
    if (found && Date.now() - found.mtimeMs > keptMs) await rm(home, { recursive: true, force: true });
  }
}

export type KeptAssets = {
  /** Lays the assets of this build there, and takes away those of builds that nobody has served for a day. */
  keep: () => Promise<void>;
  /** Answers from another build's assets; false where none of them has that file. */
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => Promise<boolean>;
};

/** A file in a folder, by the signs the names of assets are made of. */
const isName = /^[\w~.-]+(?:\/[\w~.-]+)*\.\w+$/;

/**
 * The assets of builds before and beside this one: a page asks for its script when somebody reaches for it, which may be
 * after a new build was rolled out, and of whichever instance. Instances that share the folder answer for each other.
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
      await lay(places);
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
