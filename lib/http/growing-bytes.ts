/** The smallest piece of memory that is taken. */
const firstBytes = 16 * 1024;

/**
 * Bytes that arrive piece by piece, up to `most`. Memory grows with what has arrived and is never taken by what a caller
 * announces; pieces are copied, because a caller who sends single bytes would otherwise leave an object for each of them.
 */
export class GrowingBytes {
  readonly #most: number;
  #kept: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
    this.#kept = new Uint8Array(Math.min(most, firstBytes));
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a piece and answers true; false where that would be more than `most`, and nothing of the piece is kept. */
  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.byteLength;
    if (length > this.#most) return false;
    if (length > this.#kept.byteLength) {
      const grown = new Uint8Array(Math.min(this.#most, Math.max(length, this.#kept.byteLength * 2)));
      grown.set(this.#kept.subarray(0, this.#length));
      this.#kept = grown;
    }
    this.#kept.set(piece, this.#length);
    this.#length = length;
    return true;
  }

  /** What has arrived, without a copy. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#kept.subarray(0, this.#length);
  }
}
