import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";
import { workingDaysAfter } from "./open/due.ts";
import { workingDaysOf, type CaseKind, type CaseState } from "./open/kinds.ts";
import { daysToAnswer } from "./open/limits.ts";

/**
 * Notes in the transaction `on` that the sender has written: it is the turn of staff, within the days a message of its kind is answered in.
 * What was open already stays due when it was.
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
