import "server-only";
import { db } from "#lib/db.ts";
import { env } from "#lib/env.ts";
import { AppError, statusOf } from "#lib/errors.ts";
import { enqueue } from "#lib/jobs/index.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { atMost } from "#lib/at-most.ts";
import { cleanFile, judgeFile } from "./files/clean-file.ts";
import { refusal } from "./files/refusal.ts";
import type { Asked } from "./open/kinds.ts";
import { readChunks } from "./read-chunks.ts";
import { removeUpload } from "./remove-upload.ts";
import { askStorage } from "./storage/storage-of-site.ts";

/** Each reads its file several times over. */
const inTurn = oncePerProcess("uploads completing", () => atMost(3));

/** Whether a file was refused for what it is, and not because something was away. */
const isRefused = (fault: unknown): boolean =>
  fault instanceof AppError && [413, 415, 422].includes(statusOf[fault.code]);

/** Judges all of a file, cleans it into the storage, and has it scanned. */
async function complete(id: string, asked: readonly Asked[]): Promise<void> {
  const row = await db().upload.findUnique({ where: { id }, select: { state: true } });
  if (!row) throw refusal("not_found", "fault.gone");
  if (row.state !== "receiving") return;
  const facts = await judgeFile(() => readChunks(id), asked).catch(async (fault: unknown) => {
    if (isRefused(fault)) await removeUpload(id);
    throw fault;
  });
  await askStorage((storage) => storage.put(id, cleanFile(readChunks(id), facts.kind, facts.size), facts));
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
  // Somebody else completed it meanwhile, which left the same bytes; or it was taken away, and nothing stays.
  if (!isFirst && !(await db().upload.findUnique({ where: { id }, select: { id: true } })))
    await askStorage((storage) => storage.remove(id));
}

/**
 * Makes a file that came whole one that is kept, or removes it and throws what is wrong with it. May be done again, by any
 * instance: one that died half-way, or a storage that was away, leaves all that came where it is.
 */
export const completeUpload = (id: string, asked: readonly Asked[]): Promise<void> =>
  inTurn(() => complete(id, asked));
