/** The sizes in which memory is allocated: the first block is small, because most bodies are. */
const firstBytes = 16 * 1024;
const blockBytes = 64 * 1024;

/**
 * Collects bytes that arrive piece by piece, up to `most`. Memory grows with what has arrived, whatever length a caller
 * announces. Pieces are copied, because a caller that sends single bytes would otherwise leave an object for each of
 * them.
 */
export class GrowingBytes {
  readonly #most: number;
  /** All but the last are full. */
  #blocks: Uint8Array<ArrayBuffer>[] = [];
  #used = 0;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Adds a piece and returns true; returns false, and keeps nothing of the piece, if that would be more than `most`.
   */
  add(piece: Uint8Array): boolean {
    if (this.#length + piece.byteLength > this.#most) return false;
    for (let at = 0; at < piece.byteLength;) {
      const block = this.#blockWithRoom();
      const part = piece.subarray(at, at + block.byteLength - this.#used);
      block.set(part, this.#used);
      this.#used += part.byteLength;
      this.#length += part.byteLength;
      at += part.byteLength;
    }
    return true;
  }

  #blockWithRoom(): Uint8Array<ArrayBuffer> {
    const last = this.#blocks.at(-1);
    if (last && this.#used < last.byteLength) return last;
    const size = Math.min(last ? blockBytes : firstBytes, this.#most - this.#length);
    const block = new Uint8Array(size);
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }

  /** Everything that has arrived, in one array. It can be called once. */
  take(): Uint8Array<ArrayBuffer> {
    const blocks = this.#blocks;
    this.#blocks = [];
    if (blocks.length < 2) return (blocks[0] ?? new Uint8Array()).subarray(0, this.#length);
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const block of blocks) {
      whole.set(block.subarray(0, this.#length - at), at);
      at += block.byteLength;
    }
    return whole;
  }
}
