import "server-only";
import { isDamaged } from "./refusal.ts";

/** Reads a file that arrives in pieces, and keeps in memory only one piece and what was requested. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  /** How many bytes were read. */
  position = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<Buffer | undefined> {
    for (;;) {
      const { done, value } = await this.#source.next();
      if (done) return undefined;
      if (value.byteLength > 0) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  }

  /** The next bytes, or as many as are left, without consuming them. */
  async peek(count: number): Promise<Buffer> {
    while (this.#held.length < count) {
      const more = await this.#more();
      if (!more) break;
      this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, more]) : more;
    }
    return this.#held.subarray(0, count);
  }

  #take(count: number): Buffer {
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    this.position += taken.length;
    return taken;
  }

  /** Exactly this many bytes; a file that ends earlier is damaged. */
  async read(count: number): Promise<Buffer> {
    const found = await this.peek(count);
    if (found.length < count) throw isDamaged();
    return this.#take(count);
  }

  /** The next available bytes, at most this many; undefined at the end. */
  async next(most = Infinity): Promise<Buffer | undefined> {
    if (this.#held.length === 0) {
      const more = await this.#more();
      if (!more) return undefined;
      this.#held = more;
    }
    return this.#take(Math.min(most, this.#held.length));
  }

  /** Puts back the end of what `next` returned. */
  putBack(rest: Buffer): void {
    this.#held = this.#held.length > 0 ? Buffer.concat([rest, this.#held]) : rest;
    this.position -= rest.length;
  }

  /** This many bytes, as they arrive. */
  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const piece = await this.next(left);
      if (!piece) throw isDamaged();
      left -= piece.length;
      yield piece;
    }
  }

  async skip(count: number): Promise<void> {
    for await (const piece of this.pass(count)) void piece;
  }
}
