/** Says on the window that a script did not come, as a bundler would: the page is loaded again, once (chunk-retry.ts). */
export const failOfChunk = (): void =>
  void dispatchEvent(new ErrorEvent("error", { message: "ChunkLoadError" }));
