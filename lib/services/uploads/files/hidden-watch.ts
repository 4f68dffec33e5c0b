import "server-only";
import type { FileKind } from "../open/kinds.ts";
import { mostBeforePdf } from "./kind-of.ts";
import { refusal } from "./refusal.ts";

/** What begins a page or a program, for software that takes the file for another type. */
const pages = /<(script|html|iframe|body|!doctype\s+html)[\s>]|<\?php\s/i;
const pdf = /%PDF-[12]\./;
const overlap = 32;
/** An archive is read from its end: its end record is at most this far from the last byte. */
const archiveEnd = "PK\x05\x06";
const archiveReach = 22 + 65_535;
/** A browser that sniffs the content type looks at the first 1,445 bytes, counted from where the PDF begins. */
const guessedBytes = mostBeforePdf + 1_445;

/** Longer strings would each be a large object, which the garbage collector frees late. */
const mostText = 32 * 1024;

const isHidden = () => refusal("unsupported_media_type", "fault.hidden");

/** Searches all of a file for another file inside it, whatever its own format says about that place. */
export class HiddenWatch {
  readonly #kind: FileKind;
  #held = "";
  #seen = 0;
  #archiveAt = -1;

  constructor(kind: FileKind) {
    this.#kind = kind;
  }

  see(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.byteLength; at += mostText) this.#look(bytes.subarray(at, at + mostText));
  }

  #look(piece: Uint8Array): void {
    const text =
      this.#held + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
    const start = this.#seen - this.#held.length;
    if (
      this.#kind === "pdf"
        ? start < guessedBytes && pages.test(text.slice(0, guessedBytes))
        : pages.test(text)
    )
      throw isHidden();
    if (this.#kind !== "pdf" && pdf.test(text)) throw isHidden();
    const archive = text.lastIndexOf(archiveEnd);
    if (archive >= 0) this.#archiveAt = start + archive;
    this.#held = text.slice(-overlap);
    this.#seen += piece.byteLength;
  }

  end(): void {
    if (this.#archiveAt >= 0 && this.#seen - this.#archiveAt <= archiveReach) throw isHidden();
  }
}
