import { inRoot } from "../paths.ts";

/**
 * The folder that a static server, nginx or a CDN can serve as it is. `sealedHeadersFile` has the headers of each path.
 */
export const sealedFolder = inRoot(".next/sealed");
/** The lite copy of each page, under the page's own name. Its headers are the page's, overlaid with those of `lite`. */
export const liteFolder = inRoot(".next/sealed-lite");
/**
 * Frames, which are pages that are filled before they are sent, and their lite copies: a static server must not send
 * them.
 */
export const framesFolder = inRoot(".next/sealed-frames");
export const sealedHeadersFile = inRoot(".next/sealed-headers.json");
/** Compressed copies by content, which outlive a build: Next empties all of its folder except this part. */
export const packedCacheFolder = inRoot(".next/cache/packed");

/** The lock of every process that writes the build. */
export const buildLockFile = inRoot(".next/cache/build.lock");

/** The file of a frame, or of its lite copy, by its internal address. */
export const frameFile = (address: string, isLite: boolean): string =>
  `${address.slice(1)}${isLite ? ".lite" : ""}.html`;

/** The public address of a file in the sealed folder. */
export const addressOf = (placed: string): string =>
  placed === "index.html" ? "/" : `/${placed.replace(/\.html$/, "")}`;
