import "server-only";
import { moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** Page feedback with text that awaits moderation. */
export type WaitingFeedback = { id: string; page: string; useful: boolean; words: string; filedAt: Date };

/** A bare yes or no needs no moderation. */
const waits = { words: { not: null }, moderatedAt: null } satisfies Prisma.PageFeedbackWhereInput;

/** The oldest waiting feedback, and the total number. */
export async function listWaitingFeedback(
  take: number,
): Promise<{ waiting: WaitingFeedback[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().pageFeedback.findMany({
      where: waits,
      select: { id: true, page: true, isUseful: true, words: true, filedAt: true },
      orderBy: [{ filedAt: "asc" }, { id: "asc" }],
      take,
    }),
    db().pageFeedback.count({ where: waits }),
  ]);
  const waiting = rows.flatMap(({ isUseful, words, ...row }) =>
    words === null ? [] : [{ ...row, useful: isUseful, words }],
  );
  return { waiting, total };
}

/**
 * Keeps a visitor's text about a page, or erases it and leaves the yes or no, in the transaction `on`. Returns whether
 * it was there to decide.
 */
export async function decideFeedback(
  { id, decision }: { id: string; decision: "keep" | "remove" },
  on: Prisma.TransactionClient,
): Promise<boolean> {
  const changed = await on.$executeRaw`
    UPDATE page_feedback SET moderated_at = now(), words = CASE WHEN ${decision === "keep"} THEN words END
    WHERE id = ${id}::uuid AND words IS NOT NULL AND moderated_at IS NULL`;
  if (changed === 0) return false;
  await moveCase(on, { feedbackId: id }, "done");
  return true;
}
