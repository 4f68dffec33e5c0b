import "server-only";
import { inflateSync } from "node:zlib";
import { refusal } from "./refusal.ts";

/** Programs pack 100 to 200 objects together, a few KB. */
const mostPacked = 256 * 1024;
const mostUnpacked = 4 * 1024 * 1024;

const isUnreadable = () => refusal("invalid_input", "fault.packed");

/** Collects the bytes of one object stream as they arrive, and returns the text of its objects once all are there. */
class PackedObjects {
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

/**
 * With these names a PDF acts when it is opened or clicked, or carries attachments. OpenAction is not among them: most
 * office programs write one that names the first page, and anything else it could do has a name here.
 */
const active = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "Rendition",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "XFA",
]);
/** In an object stream these names mean a packing that is not inspected here. */
const odd = new Set(["DecodeParms", "DP", "F", "Crypt"]);
const isFilter = (name: string): boolean =>
  name.endsWith("Decode") || ["Fl", "LZW", "AHx", "A85", "RL"].includes(name);

const aName = "\\/[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]{1,127}";
const names = new RegExp(aName, "g");
const tokens = new RegExp(`${aName}|\\d{1,10}\\s{1,8}\\d{1,5}\\s{1,8}obj|endstream|stream`, "g");
/** How much text is held back between pieces: a token that begins before it is complete. */
const overlap = 192;

/** Decodes a name, in which any letter may be written as `#` and two hex digits. */
const plainName = (written: string): string =>
  written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function checkName(name: string): void {
  if (name === "Encrypt") throw refusal("invalid_input", "fault.locked");
  if (active.has(name)) throw refusal("invalid_input", "fault.active");
}

/**
 * Inspects a PDF as it passes, and throws if it is encrypted or has active content. It looks for names in all of the
 * file, also inside streams: a reader finds objects by offsets, which may lead anywhere. Object streams are unpacked
 * and inspected as well.
 */
export class PdfWatch {
  #held = "";
  /** The names since the last object began. They decide whether the stream that follows is an object stream. */
  #names = new Set<string>();
  #isOfObjects = false;
  #packed: PackedObjects | undefined;

  see(piece: string, isLast = false): void {
    const text = this.#held + piece;
    const safe = isLast ? text.length : Math.max(0, text.length - overlap);
    let done = safe;
    let taken = 0;
    for (const { index, 0: found } of text.matchAll(tokens)) {
      if (index >= safe) break;
      done = Math.max(done, index + found.length);
      if (found === "endstream") {
        this.#packed?.add(text.slice(taken, index));
        this.#close();
      } else if (found === "stream") {
        if (!this.#packed && this.#open()) taken = index + found.length;
      } else if (found.startsWith("/")) this.#note(plainName(found));
      else if (!this.#isOfObjects) this.#names.clear();
    }
    this.#packed?.add(text.slice(taken, done));
    this.#held = text.slice(done);
    if (isLast && this.#packed) throw refusal("invalid_input", "fault.packed");
  }

  #note(name: string): void {
    checkName(name);
    this.#names.add(name);
    // Lenient readers take a stream for an object stream because of these two names alone.
    if (name !== "ObjStm" && !(this.#names.has("First") && this.#names.has("N"))) return;
    // Inside packed objects: a reader that is led there would unpack what is not inspected here.
    if (this.#packed && name === "ObjStm") throw refusal("invalid_input", "fault.packed");
    if (!this.#packed) this.#isOfObjects = true;
  }

  /** Whether the stream that begins is an object stream. */
  #open(): boolean {
    const found = [...this.#names];
    const isOfObjects = this.#isOfObjects;
    this.#names.clear();
    this.#isOfObjects = false;
    if (!isOfObjects) return false;
    const [filter, ...more] = found.filter(isFilter);
    const isDeflated = filter === "FlateDecode" || filter === "Fl";
    if (more.length > 0 || (filter !== undefined && !isDeflated) || found.some((name) => odd.has(name)))
      throw refusal("invalid_input", "fault.packed");
    this.#packed = new PackedObjects(isDeflated);
    return true;
  }

  #close(): void {
    const text = this.#packed?.unpack() ?? "";
    this.#packed = undefined;
    this.#names.clear();
    for (const [found] of text.matchAll(names)) checkName(plainName(found));
  }
}
