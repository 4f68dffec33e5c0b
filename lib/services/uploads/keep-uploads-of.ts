import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { refusal } from "./files/refusal.ts";

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
