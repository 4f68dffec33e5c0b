import "server-only";
import pLimit from "p-limit";
import { db, pool } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { AppError, statusOf } from "#lib/platform/errors.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { keyedMutex } from "#lib/platform/cache/concurrency.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { cleanFile, judgeFile, type CleanFacts } from "./files/clean-file.ts";
import { refusal } from "./files/refusal.ts";
import type { Asked } from "./open/kinds.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { removeUploadWhere } from "./upload-retention.ts";
import { askStorage } from "./storage/site-storage.ts";

/**
 * As base64 text this arrives in one network piece of 64 KB; from a larger one `pg` would make copies of eight times
 * its size.
 */
const pieceBytes = 45 * 1024;

type Row = { length: number; text: string };

/** The bytes received of a file so far, piece by piece. Queries the pool directly, as receive-bytes.ts does. */
async function* readChunks(id: string): AsyncGenerator<Uint8Array> {
  for (let start = 0, at = 0; ;) {
    const { text, values } = Prisma.sql`
      SELECT octet_length(bytes) AS length,
             encode(substring(bytes FROM ${at + 1}::int FOR ${pieceBytes}::int), 'base64') AS text
      FROM upload_chunks WHERE upload_id = ${id}::uuid AND start = ${start}::int`;
    const { rows } = await pool().query<Row>({ name: "read_chunk", text, values });
    const [row] = rows;
    if (!row) return;
    const piece = Buffer.from(row.text, "base64");
    yield piece;
    at += piece.byteLength;
    if (at < row.length) continue;
    start += row.length;
    at = 0;
  }
}

/** Limits concurrency, because each completion reads its file several times. */
const limit = oncePerProcess("uploads completing", () => pLimit(3));

/** A mutex for each file: a second request for a file waits for the first, and finds it complete. */
const fileMutex = oncePerProcess("uploads completing, by file", keyedMutex);

/** Whether a file was refused for its content, and not because a service was unavailable. */
const isRefused = (fault: unknown): boolean =>
  fault instanceof AppError && [413, 415, 422].includes(statusOf[fault.code]);

const findRow = (id: string) =>
  db().upload.findUnique({ where: { id }, select: { state: true, length: true } });

/** All bytes received of a file. Throws if another instance completes the file meanwhile and removes them. */
async function* wholeOf(id: string, length: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of readChunks(id)) {
    bytes += piece.byteLength;
    yield piece;
  }
  if (bytes !== length) throw refusal("conflict", "fault.offset");
}

/** Cleans a file into the storage and returns its facts; a file that is refused is removed. */
async function keep(id: string, length: number, asked: readonly Asked[]): Promise<CleanFacts> {
  const facts = await judgeFile(() => wholeOf(id, length), asked).catch(async (fault: unknown) => {
    if (isRefused(fault)) await removeUploadWhere(id, { submissionId: null, state: "receiving" });
    throw fault;
  });
  await askStorage((storage) =>
    storage.put(id, cleanFile(wholeOf(id, length), facts.kind, facts.size), facts),
  );
  return facts;
}

/** Checks all of a file, cleans it into the storage, and has it scanned. */
async function complete(id: string, asked: readonly Asked[]): Promise<void> {
  const row = await findRow(id);
  if (!row) throw refusal("not_found", "fault.gone");
  if (row.state !== "receiving") return;
  const facts = await keep(id, row.length, asked).catch(async (fault: unknown) => {
    const now = await findRow(id);
    if (now && now.state !== "receiving") return undefined; // another instance completed it meanwhile
    throw fault;
  });
  if (!facts) return;
  const isFirst = await db().$transaction(async (tx) => {
    const { count } = await tx.upload.updateMany({
      where: { id, state: "receiving", received: { equals: db().upload.fields.length } },
      data: {
        ...facts,
        state: env.CLAMD_URL ? "scanning" : "unscanned",
        touchedAt: new Date(),
        callerHash: null,
      },
    });
    if (count === 0) return false;
    await tx.uploadChunk.deleteMany({ where: { uploadId: id } });
    if (env.CLAMD_URL) await enqueue("scanUpload", { id }, { tx, key: id });
    return true;
  });
  // Another instance completed it meanwhile and left the same bytes; or it was removed, and its bytes are removed too.
  if (!isFirst && !(await db().upload.findUnique({ where: { id }, select: { id: true } })))
    await askStorage((storage) => storage.remove(id));
}

/**
 * Turns a fully received file into a stored one, or removes it and throws what is wrong with it. Any instance may
 * retry: if one dies half-way, or the storage is unavailable, everything received stays in place.
 */
export const completeUpload = (id: string, asked: readonly Asked[]): Promise<void> =>
  fileMutex(id, () => limit(() => complete(id, asked)));
