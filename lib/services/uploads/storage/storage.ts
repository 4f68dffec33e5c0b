/** What a storage receives before the bytes of a file: it may need both first. */
export type StoredFacts = { size: number; sha256: string };

/** Stores the bytes of complete files, by upload id. Every failure except "not there" is thrown. */
export type Storage = {
  /** Atomic and durable, also if the power fails. Replaces an existing file. */
  put: (id: string, pieces: AsyncIterable<Uint8Array>, facts: StoredFacts) => Promise<void>;
  /** Undefined if there is no such file. */
  open: (id: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Does nothing if there is no such file. */
  remove: (id: string) => Promise<void>;
};
