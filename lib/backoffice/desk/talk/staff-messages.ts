import "server-only";
import {
  addCaseEvent,
  findInThread,
  lockCase,
  noteChatReply,
  caseTopic,
  isInThread,
  noteNotified,
  type CaseRow,
} from "#lib/domains/cases/index.ts";
import { conversationOfCase, publishChatEvent, type ConversationRow } from "#lib/domains/chat/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { record } from "#lib/services/audit/index.ts";
import { visitorPlace, typingTopic } from "#lib/domains/chat/open/topics.ts";
import { db } from "#lib/platform/db.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { whoIsAt } from "#lib/services/realtime/presence/index.ts";
import { notifyAll } from "#lib/services/realtime/live/index.ts";
import { caseMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { leadOfChat } from "#lib/domains/leads/index.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { requireCase } from "../access.ts";
import type { TalkLine } from "../open/talk.ts";
import { gapsIn } from "../open/replies.ts";
import { mayDecide } from "../open/rights.ts";
import type { MessageInput, TalkNotice } from "../schema.ts";

/** The conversation with this reference. Throws `not_found` unless the colleague may read its kind. */
export async function requireTalk(
  visit: Visit,
  reference: string,
): Promise<{ row: CaseRow; talk: ConversationRow }> {
  const row = await requireCase(visit, reference);
  const talk = await conversationOfCase(row.id);
  if (!talk) throw new AppError("not_found", fault("case.unknown"));
  return { row, talk };
}

/** How long a visitor who is present has to see the message before they are notified by mail. */
const seenSeconds = 60;

/**
 * Adds a staff message to a conversation, once for each id, and shows it to the visitor immediately. A visitor who is
 * absent, or does not see it within a minute, is notified by mail. Throws `not_found`, `forbidden`, and `conflict` if
 * the conversation is closed.
 */
export async function sendChatMessage(
  visit: Visit,
  { reference, words, id }: MessageInput,
  now: Date = new Date(),
): Promise<{ reference: string; line: TalkLine }> {
  const { row } = await requireTalk(visit, reference);
  const { member } = visit;
  if (!mayDecide(member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  const [gap] = gapsIn(words);
  if (gap)
    throw new AppError("invalid_input", fault("checkFields"), {
      fields: { words: [fault("case.gap", { field: `{${gap}}` })] },
    });
  const place = visitorPlace(row.id);
  const isHere = (await whoIsAt([place])).has(place);
  const line = await db().$transaction(async (on) => {
    await lockCase(on, row.id);
    const earlier = await findInThread(row.id, id, on);
    if (earlier) return earlier;
    if (!(await noteChatReply(on, row.id, now))) throw new AppError("conflict", fault("case.isDone"));
    const eventId = await addCaseEvent(on, row.id, { kind: "replied", byId: member.id, words, key: id });
    await publishChatEvent(on, row.id, { event: "message", from: "staff", text: words });
    const startAfter = isHere ? new Date(now.getTime() + seenSeconds * 1000) : now;
    await enqueue("tellOfAnswer", { caseId: row.id, eventId: String(eventId) }, { tx: on, startAfter });
    const detail = { reference: row.reference };
    await record({ action: "case.said", outcome: "done", actorId: member.id, detail }, on);
    return { id: eventId, words, at: now };
  });
  const shown = { id: String(line.id), text: line.words, at: line.at.toISOString() };
  return { reference: row.reference, line: { ...shown, from: "staff", by: member.email } };
}

/** Sends a visitor a read receipt or a typing notice from a colleague who has the right to answer. */
export async function sendChatNotice(visit: Visit, notice: TalkNotice): Promise<Record<string, never>> {
  const { row, talk } = await requireTalk(visit, notice.reference);
  if (!mayDecide(visit.member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  if ("typing" in notice) await notifyAll(typingTopic(row.id), "staff");
  if ("seen" in notice) {
    const seen = BigInt(notice.seen);
    if (!(await isInThread(row.id, seen))) throw new AppError("invalid_input", fault("chat.otherLine"));
    const count = await db().$executeRaw`
      UPDATE conversations SET staff_saw_id = ${seen}
      WHERE id = ${talk.id}::uuid AND (staff_saw_id IS NULL OR staff_saw_id < ${seen})`;
    if (count > 0) await notifyAll(caseTopic(row.id));
  }
  return {};
}

/**
 * Notifies a visitor by mail of an answer they have not seen: once, until they have read it. The mail does not contain
 * the answer, which is shown only in the conversation and on the page of its reference.
 */
export async function mailUnseenAnswer(caseId: string, eventId: bigint): Promise<void> {
  await db().$transaction(async (on) => {
    const talk = await conversationOfCase(caseId, on);
    if (!talk || (talk.visitorSawId !== null && talk.visitorSawId >= eventId)) return;
    const to = (await leadOfChat(caseId, on))?.contact.email;
    if (!to || !(await noteNotified(on, caseId))) return;
    const { reference } = talk.case;
    const url = new URL(statusOf(reference), env.SITE_URL).href;
    const letter = caseMail({ title: leadLabel("site_chat"), reference, url });
    await queueMail({ kind: "case", to, ...letter, secondsToLive: newsSeconds }, on);
  });
  kickOutbox();
}
