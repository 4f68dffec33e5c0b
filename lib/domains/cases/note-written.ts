import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { workingDaysAfter } from "./open/due.ts";
import { workingDaysOf, type CaseKind, type CaseState } from "./open/kinds.ts";
import { daysToAnswer } from "./open/limits.ts";

/**
 * Records, in the transaction `on`, that the sender has written, so it is the staff's turn. The message is due within
 * the days for its kind. A case that was already open keeps its due date.
 */
export async function noteWritten(
  on: Prisma.TransactionClient,
  { id, kind, state, dueAt }: { id: string; kind: CaseKind; state: CaseState; dueAt: Date },
  now: Date,
): Promise<void> {
  const answered = workingDaysAfter(now, Math.min(daysToAnswer, workingDaysOf[kind]));
  await on.case.update({
    where: { id },
    data: {
      state: "open",
      endedAt: null,
      hasNews: true,
      dueAt: state === "open" || dueAt > answered ? dueAt : answered,
      updatedAt: now,
      version: { increment: 1 },
    },
    select: { id: true },
  });
}
