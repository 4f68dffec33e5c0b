/** What is told of a file before its bytes: a storage may need both first. */
export type StoredFacts = { size: number; sha256: string };

/** Where the bytes of complete files lie, by the id of their upload. Every failure but "not there" is thrown. */
export type Storage = {
  /** All of it or nothing is there afterwards, also after the power fails. Replaces what was there. */
  put: (id: string, pieces: AsyncIterable<Uint8Array>, facts: StoredFacts) => Promise<void>;
  /** Undefined where there is none. */
  open: (id: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Nothing happens where there is none. */
  remove: (id: string) => Promise<void>;
};
