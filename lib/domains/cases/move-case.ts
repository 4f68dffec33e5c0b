import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { workingDaysAfter } from "./open/due.ts";
import { daysToAnswer } from "./open/limits.ts";
import type { CaseState } from "./open/kinds.ts";
import type { CaseSource } from "./source.ts";

/**
 * Sets whose turn it is after an action of the domain, in the transaction `on` of that action. Does nothing for a row
 * that has no case, such as a rating without a comment.
 */
export const moveCase = (
  on: Prisma.TransactionClient,
  source: CaseSource,
  state: CaseState,
  now?: Date,
): Promise<void> => move(on, source, { state, hasNews: state === "open" }, now);

/** Sets whose turn it is after a staff action that affects the case alone. */
export const moveCaseById = (on: Prisma.TransactionClient, id: string, state: CaseState): Promise<void> =>
  move(on, { id }, { state, hasNews: false });

async function move(
  on: Prisma.TransactionClient,
  where: Prisma.CaseWhereInput,
  { state, hasNews }: { state: CaseState; hasNews: boolean },
  now: Date = new Date(),
): Promise<void> {
  await on.case.updateMany({
    where,
    data: {
      state,
      hasNews,
      updatedAt: now,
      endedAt: state === "done" ? now : null,
      ...(state !== "done" && { mergedIntoId: null }),
      version: { increment: 1 },
    },
  });
  if (state !== "open") return;
  // Time spent waiting for the sender does not make a case overdue.
  const dueAt = workingDaysAfter(now, daysToAnswer);
  await on.case.updateMany({ where: { ...where, dueAt: { lt: dueAt } }, data: { dueAt } });
}
