/** What a script that did not come is thrown as; with the shortcut that waited for it. */
export type LostChunk = Error & { key?: string | undefined };

/** Throws as a bundler would where a script did not come: the page is loaded again, once (chunk-retry.ts). */
export function failOfChunk(key?: string): never {
  throw Object.assign(new Error("ChunkLoadError"), { key }) satisfies LostChunk;
}
