import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  claimCase,
  findCase,
  holdPendingAction,
  addCaseEvent,
  getCase,
  joinCase,
  closeCase,
  removePendingAction,
  isWithdrawn,
  noteReply,
  type CaseRow,
  type StoredAction,
} from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { publishChatEvent } from "#lib/domains/chat/index.ts";
import { kickOutbox, caseMail, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { env } from "#lib/platform/env.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { requireCase } from "./access.ts";
import { titleOf } from "./title-of.ts";
import { caseTypeOf } from "./case-types/index.ts";
import type { CaseContent, ActionPayload } from "./case-types/case-type.ts";
import { wordingOf } from "./case-types/comments.ts";
import { isPendingAction, type PendingAction } from "./open/actions.ts";
import { gapsIn } from "./open/replies.ts";
import { mayDecide } from "./open/rights.ts";
import type { ActionInput } from "./schema.ts";

const wrong = (field: string, sentence: string) =>
  new AppError("invalid_input", fault("checkFields"), { fields: { [field]: [sentence] } });

/** The case to merge into: an open one of the same kind from the same sender. */
async function findTarget(row: CaseRow, typed: string): Promise<string> {
  const into = await findCase(typed, { kinds: [row.kind] });
  if (into?.id === row.id) throw wrong("into", fault("case.mergeSelf"));
  const isSame =
    into &&
    into.state !== "done" &&
    ((row.memberId !== null && into.memberId === row.memberId) ||
      (row.senderHash !== null && into.senderHash === row.senderHash));
  if (!isSame) throw wrong("into", fault("case.mergeOther"));
  return into.reference;
}

/** The payload to store with an action, as of now. */
async function payloadOf(
  row: CaseRow,
  content: CaseContent,
  action: PendingAction,
  input: ActionInput,
): Promise<ActionPayload> {
  const { words, into, until, networks } = input;
  if (action === "merge") return { into: await findTarget(row, into ?? "") };
  if (action === "reply") return { words, email: content.email, title: titleOf(row) };
  if (row.kind === "comment") return { words: await wordingOf(row) };
  return { words, until, networks };
}

/**
 * Starts an action on a case: it is stored, and carried out half a minute later unless the member undoes it. One
 * conditional update decides, so of two concurrent actions one wins. Throws `not_found` for a case the member may not
 * read, `forbidden` for one they may not decide, and `conflict` if the case has changed since they read it.
 */
export async function holdAction(
  visit: Visit,
  action: PendingAction,
  input: ActionInput,
): Promise<{ reference: string; heldUntil: Date }> {
  const { member } = visit;
  const row = await requireCase(visit, input.reference);
  if (!mayDecide(member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  const content = await caseTypeOf(row).read(row, member);
  if (row.state === "done" && action === "reply") throw new AppError("conflict", fault("case.isDone"));
  if (!content?.actions.includes(action)) throw new AppError("conflict", fault("case.notNow"));
  if (action === "reply" && !content.email) throw new AppError("conflict", fault("case.noAddress"));
  const [gap] = action === "reply" ? gapsIn(input.words ?? "") : [];
  if (gap) throw wrong("words", fault("case.gap", { field: `{${gap}}` }));
  const payload = await payloadOf(row, content, action, input);
  await caseTypeOf(row).check?.(row, action, payload, member);
  const { heldUntil } = await db().$transaction(async (on) => {
    const held = await holdPendingAction(on, { caseId: row.id, action, payload, byId: member.id });
    await claimCase(on, { id: row.id, version: input.version });
    await enqueue("doHeldDeed", { id: held.id }, { tx: on, startAfter: held.heldUntil });
    const detail = { reference: row.reference, action };
    await record({ action: "case.held", outcome: "done", actorId: member.id, detail }, on);
    return held;
  });
  return { reference: row.reference, heldUntil };
}

/**
 * Adds an answer to a case in the transaction `on`, and mails the sender that there is one: once, until they have read
 * it. The mail does not contain the answer, which is shown only on the page of the case. Throws `conflict` if the
 * sender has withdrawn what the case is about.
 */
async function replyTo(
  on: Prisma.TransactionClient,
  row: CaseRow,
  { words, email = "", title = "" }: ActionPayload,
  byId: string,
): Promise<void> {
  if (await isWithdrawn(on, row.submissionId)) throw new AppError("conflict", fault("case.notNow"));
  const { mustNotify } = await noteReply(on, row);
  await addCaseEvent(on, row.id, { kind: "replied", byId, words });
  if (!mustNotify) return;
  const url = new URL(statusOf(row.reference), env.SITE_URL).href;
  const letter = caseMail({ title, reference: row.reference, url });
  await queueMail({ kind: "case", to: email, ...letter, secondsToLive: newsSeconds }, on);
}

/** Carries out a pending action in the transaction `on`: the domain's part first, then the case's. */
async function carryOut(
  on: Prisma.TransactionClient,
  { caseId, action, payload, byId }: Omit<StoredAction, "by">,
): Promise<void> {
  const row = await getCase(caseId, on);
  if (!row || !isPendingAction(action)) return;
  const given = payload as ActionPayload;
  await caseTypeOf(row).decide(on, row, action, given, { id: byId });
  if (action === "reply") await replyTo(on, row, given, byId);
  if (action === "close") {
    await closeCase(on, row.id);
    await addCaseEvent(on, row.id, { kind: "closed", byId, words: given.words });
  }
  if (action === "merge") await joinCase(on, row, { into: given.into ?? "", byId });
  if (action === "close" || action === "merge") await publishChatEvent(on, row.id, { event: "closed" });
  const detail = { reference: row.reference, action };
  await record({ action: "case.done", outcome: "done", actorId: byId, detail }, on);
}

/** Removes a pending action that failed, and records the failure in the case. */
async function giveUp(id: string, sentence: string): Promise<void> {
  await db().$transaction(async (on) => {
    const held = await removePendingAction(on, { id });
    if (!held) return;
    const { caseId, action, byId } = held;
    await addCaseEvent(on, caseId, { kind: "failed", byId, words: sentence, detail: { action } });
    await record({ action: "case.failed", outcome: "failed", actorId: byId, detail: { action } }, on);
  });
}

/**
 * Carries out a pending action once. Does nothing if it was undone or has already been carried out. If it is no longer
 * possible, for example because the sender withdrew, the failure is recorded in the case.
 */
export async function doPendingAction(id: string): Promise<void> {
  try {
    await db().$transaction(async (on) => {
      const held = await removePendingAction(on, { id });
      if (held) await carryOut(on, held);
    });
    kickOutbox();
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code === "unavailable") throw thrown;
    await giveUp(id, thrown.message || fault("case.notNow"));
  }
}
