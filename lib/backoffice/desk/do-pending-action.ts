import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  addCaseEvent,
  getCase,
  joinCase,
  moveCaseById,
  release,
  type Held,
  isWithdrawn,
  noteReply,
  type CaseRow,
} from "#lib/domains/cases/index.ts";
import { noteInChat } from "#lib/domains/chat/index.ts";
import { db } from "#lib/platform/db.ts";
import { kickOutbox, caseMail, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { env } from "#lib/platform/env.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { caseTypeOf } from "./case-types/index.ts";
import type { Told } from "./case-types/case-type.ts";
import { isPendingAction } from "./open/actions.ts";

/**
 * Adds an answer to a case in the transaction `on`, and mails the sender that there is one: once, until they have read
 * it. The mail does not contain the answer, which is shown only on the page of the case. Throws `conflict` if the
 * sender has withdrawn what the case is about.
 */
async function replyTo(
  on: Prisma.TransactionClient,
  row: CaseRow,
  { words, email = "", title = "" }: Told,
  byId: string,
): Promise<void> {
  if (await isWithdrawn(on, row.submissionId)) throw new AppError("conflict", fault("case.notNow"));
  const { mustTell } = await noteReply(on, row);
  await addCaseEvent(on, row.id, { kind: "replied", byId, words });
  if (!mustTell) return;
  const url = new URL(statusOf(row.reference), env.SITE_URL).href;
  const letter = caseMail({ title, reference: row.reference, url });
  await queueMail({ kind: "case", to: email, ...letter, secondsToLive: newsSeconds }, on);
}

/** Carries out a held action in the transaction `on`: the domain's part first, then the case's. */
async function carryOut(
  on: Prisma.TransactionClient,
  { caseId, action, told, byId }: Omit<Held, "by">,
): Promise<void> {
  const row = await getCase(caseId, on);
  if (!row || !isPendingAction(action)) return;
  const given = told as Told;
  await caseTypeOf(row).decide(on, row, action, given, { id: byId });
  if (action === "reply") await replyTo(on, row, given, byId);
  if (action === "close") {
    await moveCaseById(on, row.id, "done");
    await addCaseEvent(on, row.id, { kind: "closed", byId, words: given.words });
  }
  if (action === "merge") await joinCase(on, row, { into: given.into ?? "", byId });
  if (action === "close" || action === "merge") await noteInChat(on, row.id, { event: "closed" });
  const detail = { reference: row.reference, action };
  await record({ action: "case.done", outcome: "done", actorId: byId, detail }, on);
}

/** Removes a held action that failed, and records the failure in the case. */
async function giveUp(id: string, sentence: string): Promise<void> {
  await db().$transaction(async (on) => {
    const held = await release(on, { id });
    if (!held) return;
    const { caseId, action, byId } = held;
    await addCaseEvent(on, caseId, { kind: "failed", byId, words: sentence, detail: { action } });
    await record({ action: "case.failed", outcome: "failed", actorId: byId, detail: { action } }, on);
  });
}

/**
 * Carries out a held action once. Does nothing if it was undone or has already been carried out. If it is no longer
 * possible, for example because the sender withdrew, the failure is recorded in the case.
 */
export async function doPendingAction(id: string): Promise<void> {
  try {
    await db().$transaction(async (on) => {
      const held = await release(on, { id });
      if (held) await carryOut(on, held);
    });
    kickOutbox();
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code === "unavailable") throw thrown;
    await giveUp(id, thrown.message || fault("case.notNow"));
  }
}
