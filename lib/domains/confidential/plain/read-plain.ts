import "server-only";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "#lib/platform/errors.ts";
import type { Hand } from "#lib/platform/http/bodies-in-hand.ts";
import { GrowingBytes, discard, isFormPost, nextPiece, nextRound } from "#lib/platform/http/read-body.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { fileBytes, mostFiles, postBytes } from "../open/limits.ts";

export type PlainFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type PlainPost = { fields: URLSearchParams; files: PlainFile[]; faults: Record<string, string[]> };

/**
 * The largest text field, in bytes; all fields together may have twice as many. Pasted text may be much longer than a
 * field accepts, and is shown to its author again.
 */
const typedBytes = 256 * 1024;
const mostFields = 50;

const unreadable = (cause?: unknown) => new AppError("malformed", fault("unreadable"), { cause });
const tooLarge = () => new AppError("too_large", fault("confidential.large"));

function openParser(request: Request): BusboyInstance {
  const headers = { "content-type": request.headers.get("content-type") ?? "" } as BusboyHeaders;
  const limits = {
    fieldNameSize: 100,
    fieldSize: typedBytes,
    fields: mostFields,
    headerPairs: 20,
    headerSize: 4_096,
  };
  try {
    return new Busboy({ headers, limits, highWaterMark: 64 * 1024, fileHwm: 64 * 1024 });
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Feeds the parser as the body arrives. It stops reading a body that is longer than any post may be. */
async function feed(
  parser: BusboyInstance,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { hand, most }: { hand: Hand; most: number },
): Promise<void> {
  let came = 0;
  for (;;) {
    const piece = await nextPiece(reader, hand.signal);
    if (!piece) return void parser.end();
    await nextRound();
    if (parser.destroyed) return;
    hand.came(piece.byteLength);
    came += piece.byteLength;
    if (came > most) throw tooLarge();
    if (!parser.write(piece)) await Promise.race([once(parser, "drain"), once(parser, "finish")]);
  }
}

/**
 * Reads a plain post into `post` as it arrives, only in memory, so that what was typed can be shown again whatever
 * happens to the rest. Of files it keeps only as much as may be sent (nothing for a form without files, `keepsFiles`
 * false). Problems with them are reported in `faults`, not thrown.
 */
export async function readPlain(
  request: Request,
  post: PlainPost,
  { hand, keepsFiles }: { hand: Hand; keepsFiles: boolean },
): Promise<void> {
  if (!isFormPost(request)) throw new AppError("unsupported_media_type", fault("sendJsonOrForm"));
  if (!request.body) throw unreadable();
  const most = keepsFiles ? postBytes : 2 * typedBytes;
  const parser = openParser(request);
  const addFault = (sentence: string) => void (post.faults["files"] ??= []).push(sentence);
  const open: { name: string; kept: GrowingBytes }[] = [];
  let chosen = 0;
  let typed = 0;
  let isLarge = false;

  parser.on("field", (name, value, isNameCut) => {
    const bytes = name.length + Buffer.byteLength(value);
    typed += bytes;
    if (isNameCut || typed > 2 * typedBytes) return void parser.destroy(tooLarge());
    post.fields.append(name, value);
    holdOrEnd(bytes);
  });
  for (const limit of ["fieldsLimit", "partsLimit"] as const)
    parser.on(limit, () => void parser.destroy(tooLarge()));

  const holdOrEnd = (bytes: number): void => {
    try {
      hand.hold(bytes);
    } catch (thrown) {
      parser.destroy(thrown as Error);
    }
  };

  parser.on("file", (field, file, name) => {
    file.on("error", () => undefined); // the parser reports it
    if (!name || field !== "files" || !keepsFiles) return void file.resume();
    chosen += 1;
    if (chosen > mostFiles) return void file.resume();
    const kept = new GrowingBytes(fileBytes);
    open.push({ name: name.slice(0, 120), kept });
    file.on("data", (piece: Buffer) => {
      if (kept.add(piece)) holdOrEnd(piece.byteLength);
      else isLarge = true;
    });
  });

  const reader = request.body.getReader();
  const ended = finished(parser);
  ended.catch(() => undefined); // reported below
  try {
    await Promise.race([feed(parser, reader, { hand, most }), ended]);
    await ended;
  } catch (thrown) {
    parser.destroy();
    void discard(reader);
    throw thrown instanceof AppError ? thrown : unreadable(thrown);
  }
  hand.arrived();
  if (chosen > mostFiles) addFault(fault("confidential.manyFiles", { most: mostFiles }));
  if (isLarge) addFault(fault("confidential.largeFile"));
  if (post.faults["files"]) return;
  post.files = open.flatMap(({ name, kept }) => (kept.length > 0 ? [{ name, bytes: kept.take() }] : []));
}
