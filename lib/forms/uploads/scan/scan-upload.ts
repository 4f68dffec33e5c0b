import "server-only";
import { db } from "#lib/db.ts";
import { env } from "#lib/env.ts";
import { log } from "#lib/log.ts";
import { piecesOf } from "../pieces.ts";
import { askStorage, storageTimeout } from "../storage/storage-of-site.ts";
import { askClamd } from "./ask-clamd.ts";

/**
 * Has a complete file looked through. What is infected loses its bytes at once and keeps its row, so that whoever handles
 * the form is told. Throws where the scanner is away: the job is tried again. May run twice.
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
  // Both or neither: a storage that is away leaves the file to be scanned again.
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
  log.warn({ deed: "scanUpload", id }, "infected upload removed");
}
