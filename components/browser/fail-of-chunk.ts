/** The error for a script that failed to load, with the shortcut that waited for it. */
export type LostChunk = Error & { key?: string | undefined };

/** Throws as a bundler would for a script that failed to load, so that the page is reloaded, once (chunk-retry.ts). */
export function failOfChunk(key?: string): never {
  throw Object.assign(new Error("ChunkLoadError"), { key }) satisfies LostChunk;
}
