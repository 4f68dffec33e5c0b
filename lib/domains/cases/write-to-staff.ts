import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { isDoubleSubmit } from "#lib/platform/http/double-submit.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { addCaseEvent, openCaseWords } from "./case-events.ts";
import { lockCase, isWithdrawn, noteMessage } from "./transitions.ts";
import { ownCases, type CaseSender } from "./own-cases.ts";

/** Records something else with a message, in the same transaction `on`. */
type Note = (on: Prisma.TransactionClient, caseId: string, words: string) => Promise<void>;

/** Whether the sender wrote the same text moments ago (a double submit). Needs the lock of the case. */
async function isWrittenJustNow(on: Prisma.TransactionClient, caseId: string, words: string) {
  const last = await on.caseEvent.findFirst({
    where: { caseId },
    orderBy: { id: "desc" },
    select: { kind: true, at: true, sealed: true },
  });
  return last?.kind === "written" && isDoubleSubmit(last.at) && openCaseWords(caseId, last.sealed) === words;
}

/**
 * Adds a sender's message to a case. It is the staff's turn again, due within the days for a message. A closed case is
 * reopened. The same text again within moments counts as one message. Throws `not_found` for a case that is not theirs,
 * `conflict` for one they withdrew, and `rate_limited`.
 */
export async function writeToStaff(
  { reference: typed, words }: { reference: string; words: string },
  { address, ...sender }: CaseSender & { address: string },
  { now = new Date(), note }: { now?: Date; note?: Note } = {},
): Promise<{ reference: string }> {
  await limitCaller("caseMessage", address, fault("case.wroteOften"));
  const own = ownCases(sender);
  const reference = readReference(typed);
  const found = own && reference && (await db().case.findFirst({ where: { reference, ...own } }));
  if (!found) throw new AppError("not_found", fault("form.notYours"));
  await db().$transaction(async (on) => {
    if (await isWithdrawn(on, found.submissionId)) throw new AppError("conflict", fault("case.withdrawn"));
    await lockCase(on, found.id);
    const row = await on.case.findUnique({ where: { id: found.id } });
    if (!row) throw new AppError("not_found", fault("form.notYours"));
    if (row.mergedIntoId) throw new AppError("conflict", fault("case.goesOnElsewhere"));
    if (await isWrittenJustNow(on, row.id, words)) return;
    await noteMessage(on, row, now);
    await addCaseEvent(on, row.id, { kind: "written", words });
    await note?.(on, row.id, words);
    const detail = { reference: row.reference };
    await record({ action: "case.written", outcome: "done", actorId: sender.member?.id, detail }, on);
  });
  return { reference: found.reference };
}
