import { inRoot } from "../paths.ts";

/** The folder that a static server, nginx or a CDN can serve as it is, and the headers that go with each path. */
export const sealedFolder = inRoot(".next/sealed");
/** The lite copy of each page, under the page's own name. Its headers are the page's, with those of `lite` over them. */
export const liteFolder = inRoot(".next/sealed-lite");
/** Pages that are filled before they are sent, with their lite copies: nothing a static server may send. */
export const framesFolder = inRoot(".next/sealed-frames");
export const sealedHeadersFile = inRoot(".next/sealed-headers.json");
/** Compressed copies by content, which outlive a build: Next empties all of its folder but this part. */
export const packedCacheFolder = inRoot(".next/cache/packed");

/** Held by whatever writes the build. */
export const buildLockFile = inRoot(".next/cache/build.lock");

/** The file of a frame, or of its lite copy, by its address inside. */
export const frameFile = (address: string, isLite: boolean): string =>
  `${address.slice(1)}${isLite ? ".lite" : ""}.html`;

/** The address at which visitors find a page of the sealed folder. */
export const addressOf = (placed: string): string =>
  placed === "index.html" ? "/" : `/${placed.replace(/\.html$/, "")}`;
