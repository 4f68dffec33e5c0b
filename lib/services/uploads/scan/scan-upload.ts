import "server-only";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { piecesOf } from "../pieces.ts";
import { askStorage, storageTimeout } from "../storage/storage-of-site.ts";
import { askClamd } from "./ask-clamd.ts";

/**
 * Scans a complete file. An infected one loses its bytes at once and keeps its row, so that the staff who handle the
 * form are warned. Throws if the scanner is unavailable, and the job is retried. Idempotent.
 */
export async function scanUpload(id: string, signal?: AbortSignal): Promise<void> {
  const row = await db().upload.findUnique({ where: { id }, select: { state: true } });
  if (row?.state !== "scanning" || !env.CLAMD_URL) return;
  const bytes = await askStorage((storage) => storage.open(id));
  if (!bytes) throw new Error("the bytes of an upload are not there");
  const verdict = await askClamd(env.CLAMD_URL, piecesOf(bytes), signal);
  if (verdict === "clean") {
    await db().upload.updateMany({ where: { id, state: "scanning" }, data: { state: "clean" } });
    return;
  }
  // Both or neither: if the storage is unavailable, the file is scanned again.
  await db().$transaction(
    async (tx) => {
      const { count } = await tx.upload.updateMany({
        where: { id, state: "scanning" },
        data: { state: "infected" },
      });
      if (count > 0) await askStorage((storage) => storage.remove(id));
    },
    { timeout: storageTimeout },
  );
  log.warn({ action: "scanUpload", id }, "infected upload removed");
}
