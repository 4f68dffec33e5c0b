import "server-only";
import { createHash } from "node:crypto";
import { askedOf, type Asked, type FileKind } from "../open/kinds.ts";
import { ByteReader } from "./byte-reader.ts";
import { PdfWatch } from "./pdf-watch.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import { HiddenWatch } from "./hidden-watch.ts";
import { headBytes, kindOf, otherPhotoFormat, findPdfHeader } from "./kind-of.ts";
import { refusal, isDamaged } from "./refusal.ts";

const pieceBytes = 32 * 1024;
/** A PDF ends with this mark, followed only by line ends. */
const ending = /%%EOF[\0\s]*$/;
const endBytes = 1024;

/** A PDF from its header on; throws if it has active content or cannot be read. */
async function* checkPdf(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const watch = new PdfWatch();
  const begin = findPdfHeader(await reader.peek(headBytes));
  if (begin === undefined) throw isDamaged();
  await reader.skip(begin);
  let end = "";
  for (;;) {
    const piece = await reader.next(pieceBytes);
    if (!piece) break;
    const text = piece.toString("latin1");
    watch.see(text);
    end = (end + text).slice(-endBytes);
    yield piece;
  }
  watch.see("", true);
  if (!ending.test(end)) throw isDamaged();
}

/** Archives, programs and documents, by their first bytes. */
const others = /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b|MZ|\x7fELF|\xd0\xcf\x11\xe0|\{\\rtf|<|#!)/;
const archive = "PK\x03\x04";

/**
 * Checks what follows the end of a photo. Cameras put a film, a second picture or notes there, which are dropped; a
 * file of another kind is refused.
 */
async function checkRest(reader: ByteReader): Promise<void> {
  if (others.test((await reader.peek(8)).toString("latin1")))
    throw refusal("unsupported_media_type", "fault.hidden");
  let held = "";
  for (;;) {
    const piece = await reader.next();
    if (!piece) return;
    const text = held + piece.toString("latin1");
    if (text.includes(archive)) throw refusal("unsupported_media_type", "fault.hidden");
    held = text.slice(-archive.length);
  }
}

type Source = () => AsyncIterable<Uint8Array>;
export type CleanFacts = { kind: FileKind; size: number; sha256: string };

/** The kind of a file by its first bytes; throws if the question does not ask for that kind. */
export function askedKind(head: Uint8Array, asked: readonly Asked[]): FileKind {
  const kind = kindOf(head);
  if (kind && asked.includes(askedOf(kind))) return kind;
  const format = asked.includes("photo") ? otherPhotoFormat(head) : undefined;
  if (format === "HEIC") throw refusal("unsupported_media_type", "fault.kind.heic");
  if (format) throw refusal("unsupported_media_type", "fault.kind.other", { format });
  const which = asked.length > 1 ? "any" : (asked[0] ?? "any");
  throw refusal("unsupported_media_type", `fault.kind.${which}`);
}

async function* watched(source: AsyncIterable<Uint8Array>, kind: FileKind): AsyncGenerator<Uint8Array> {
  const watch = new HiddenWatch(kind);
  for await (const piece of source) {
    watch.see(piece);
    yield piece;
  }
  watch.end();
}

/** A file without metadata about who made it, when and where, piece by piece. `size` is its new length, if known. */
export async function* cleanFile(
  source: AsyncIterable<Uint8Array>,
  kind: FileKind,
  size = 0,
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(watched(source, kind));
  if (kind === "pdf") return yield* checkPdf(reader);
  if (kind === "jpeg") yield* cleanJpeg(reader);
  else if (kind === "png") yield* cleanPng(reader);
  else yield* cleanWebp(reader, size);
  await checkRest(reader);
}

async function measure(pieces: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return { size, sha256: hash.digest("hex") };
}

/**
 * The kind of a file, and its size and hash once cleaned; throws why it is refused. The file is read as often as
 * needed, because it is never whole in memory: a WebP has its length in its header, and a storage gets the length
 * first.
 */
export async function judgeFile(source: Source, asked: readonly Asked[]): Promise<CleanFacts> {
  const head = await new ByteReader(source()).peek(headBytes);
  const kind = askedKind(head, asked);
  const first = await measure(cleanFile(source(), kind));
  return { kind, ...(kind === "webp" ? await measure(cleanFile(source(), kind, first.size)) : first) };
}
