import "server-only";
import { createHash } from "node:crypto";
import { askedOf, type Asked, type FileKind } from "../open/kinds.ts";
import { ByteReader } from "./byte-reader.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkRest } from "./check-rest.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import { HiddenWatch } from "./hidden-watch.ts";
import { headBytes, kindOf, otherPhotoFormat } from "./kind-of.ts";
import { refusal } from "./refusal.ts";

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
