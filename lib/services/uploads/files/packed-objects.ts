import "server-only";
import { inflateSync } from "node:zlib";
import { refusal } from "./refusal.ts";

/** Programs pack 100 to 200 objects together, a few KB. */
const mostPacked = 256 * 1024;
const mostUnpacked = 4 * 1024 * 1024;

const isUnreadable = () => refusal("invalid_input", "fault.packed");

/** Collects the bytes of one object stream as they arrive, and returns the text of its objects once all are there. */
export class PackedObjects {
  readonly #isDeflated: boolean;
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(isDeflated: boolean) {
    this.#isDeflated = isDeflated;
  }

  add(text: string): void {
    this.#size += text.length;
    if (this.#size > mostPacked) throw isUnreadable();
    this.#parts.push(Buffer.from(text, "latin1"));
  }

  unpack(): string {
    const whole = Buffer.concat(this.#parts);
    const [lineEnd] = /^\r?\n/.exec(whole.toString("latin1", 0, 2)) ?? [];
    if (!lineEnd) throw isUnreadable();
    const bytes = whole.subarray(lineEnd.length);
    if (!this.#isDeflated) {
      // An unpacked stream begins with numbers; anything else is packed in a way it does not declare.
      if (!/^[\d\s]{12}/.test(bytes.toString("latin1", 0, 12))) throw isUnreadable();
      return bytes.toString("latin1");
    }
    try {
      return inflateSync(bytes, { maxOutputLength: mostUnpacked }).toString("latin1");
    } catch {
      throw isUnreadable();
    }
  }
}
