import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { refusal } from "./files/refusal.ts";
import { db } from "#lib/platform/db.ts";
import { askStorage, storageTimeout } from "./storage/site-storage.ts";
import { env } from "#lib/platform/env.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { keptDays, unsentDays } from "#lib/data/retention/open/periods.ts";

/**
 * Makes these files of a form part of its submission, in the transaction that stores it. One write: either all of them
 * are complete files of this form that are not sent yet, or it throws and the transaction is rolled back. It can be
 * repeated for the same submission.
 */
export async function keepUploadsOf(
  tx: Prisma.TransactionClient,
  draftId: string,
  submissionId: string,
  ids: readonly string[],
): Promise<void> {
  const each = [...new Set(ids)];
  // A file that a change left out is no longer part of the submission, and is deleted like one that was never sent.
  await tx.upload.updateMany({
    where: { submissionId, id: { notIn: each } },
    data: { submissionId: null, touchedAt: new Date() },
  });
  if (each.length === 0) return;
  const { count } = await tx.upload.updateMany({
    where: {
      id: { in: each },
      state: { in: ["scanning", "unscanned", "clean"] },
      OR: [{ draftId, submissionId: null }, { submissionId }],
    },
    data: { submissionId },
  });
  if (count !== each.length) throw refusal("invalid_input", "fault.notKept");
}

/**
 * Records when the case of a submission ended: its files are deleted some time after that (shared/step-fields.ts). Null: it is
 * still open.
 */
export async function setKeepUntil(
  tx: Prisma.TransactionClient,
  submissionId: string,
  keepUntil: Date | null,
): Promise<void> {
  await tx.upload.updateMany({ where: { submissionId }, data: { keepUntil } });
}

/**
 * Removes an upload, row and bytes, if it still matches `where`; returns whether it did. The row stays locked until the
 * bytes are deleted: nobody can keep the file meanwhile, and no bytes are left without a row, by which alone they are
 * found.
 */
export function removeUploadWhere(id: string, where: Prisma.UploadWhereInput): Promise<boolean> {
  return db().$transaction(
    async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { AND: [{ id }, where] } });
      if (count > 0) await askStorage((storage) => storage.remove(id));
      return count > 0;
    },
    { timeout: storageTimeout },
  );
}

/** Removes an upload that was not sent with its form. */
export const removeUpload = (id: string): Promise<boolean> => removeUploadWhere(id, { submissionId: null });

/** The owner of files: a form that is being filled in, with what is not sent of it; or a submission. */
export type Owner = { draftId: string } | { submissionId: string };

export const ofOwner = (owner: Owner) =>
  "draftId" in owner ? { draftId: owner.draftId, submissionId: null } : { submissionId: owner.submissionId };

/** Removes all files that were added to a form, and returns how many there were. */
export async function removeUploadsOf(owner: Owner): Promise<number> {
  const where = ofOwner(owner);
  const rows = await db().upload.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: 1_000,
  });
  let removed = 0;
  for (const { id } of rows) if (await removeUploadWhere(id, where)) removed += 1;
  return removed;
}

const dayMs = 24 * 60 * 60_000;
/** This long after it arrived, a file whose scan was given up is queued for the scanner again. */
const rescanMs = 2 * 60 * 60_000;
const batch = 100;
/** The rest waits for the next hour. */
const mostBatches = 50;

async function purge(where: Prisma.UploadWhereInput): Promise<number> {
  let removed = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const rows = await db().upload.findMany({
      where,
      select: { id: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    const before = removed;
    for (const { id } of rows) if (await removeUploadWhere(id, where)) removed += 1;
    if (rows.length < batch || removed === before) break;
  }
  return removed;
}

/** Queues scans again that were given up, for example because the scanner was unavailable for a day. */
async function rescan(now: Date): Promise<void> {
  if (!env.CLAMD_URL) return;
  const rows = await db().upload.findMany({
    where: { state: "scanning", touchedAt: { lt: new Date(now.getTime() - rescanMs) } },
    select: { id: true },
    orderBy: [{ touchedAt: "asc" }, { id: "asc" }],
    take: batch,
  });
  for (const { id } of rows) await enqueue("scanUpload", { id }, { key: id });
}

/**
 * Removes files whose form is abandoned or expired and that belong to no document and no chat message, and files of
 * submissions that no longer exist.
 */
async function purgeOrphans(before: Date): Promise<{ unsentUploads: number; uploads: number }> {
  const gone = { unsentUploads: 0, uploads: 0 };
  for (let round = 0; round < mostBatches; round += 1) {
    const rows = await db().$queryRaw<{ id: string; isSent: boolean }[]>`
      SELECT u.id::text, u.submission_id IS NOT NULL AS "isSent" FROM uploads u
      WHERE (u.submission_id IS NULL AND u.touched_at < ${before}
             AND NOT EXISTS (SELECT 1 FROM started_forms s WHERE s.id = u.draft_id)
             AND NOT EXISTS (SELECT 1 FROM portal_documents d WHERE d.id = u.draft_id)
             AND NOT EXISTS (SELECT 1 FROM conversations c JOIN case_events e ON e.case_id = c.case_id
                             WHERE c.id = u.draft_id AND e.detail->>'file' = u.id::text))
         OR (u.submission_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = u.submission_id))
      ORDER BY u.id LIMIT ${batch}::int`;
    let removed = 0;
    for (const { id, isSent } of rows) {
      if (!(await removeUploadWhere(id, {}))) continue;
      removed += 1;
      gone[isSent ? "uploads" : "unsentUploads"] += 1;
    }
    if (rows.length < batch || removed === 0) break;
  }
  return gone;
}

/** Removes files that were not sent in time, and those kept for as long as allowed after the end of their case. */
export async function purgeUploads(now = new Date()): Promise<{ unsentUploads: number; uploads: number }> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const gone = await purgeOrphans(before(unsentDays));
  const uploads = await purge({ submissionId: { not: null }, keepUntil: { lt: before(keptDays) } });
  await rescan(now);
  return { unsentUploads: gone.unsentUploads, uploads: gone.uploads + uploads };
}
