import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { leadOfChat } from "#lib/domains/leads/index.ts";
import { notifyAll } from "#lib/services/realtime/live/index.ts";
import { notifyWebhooks } from "#lib/domains/webhooks/index.ts";
import { caseTopic } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { deskTopic, typingTopic } from "./open/topics.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { checkAfter } from "./read-chat.ts";
import type { ChatNotice } from "./schema.ts";

/** An event in a conversation that others are notified of. */
type ChatEvent =
  | { event: "started" }
  | { event: "message"; from: "visitor" | "staff"; text: string }
  | { event: "closed" }
  | { event: "helped"; helped: boolean };

/**
 * Notifies webhooks of an event in a conversation, and the desk of a visitor's message, in the event's transaction
 * `on`. Does nothing if the case is not a conversation.
 */
export async function publishChatEvent(
  on: Prisma.TransactionClient,
  caseId: string,
  news: ChatEvent,
): Promise<void> {
  const lead = await leadOfChat(caseId, on);
  if (!lead) return;
  const { reference, page, country } = lead;
  switch (news.event) {
    case "started":
      return notifyWebhooks(on, "conversation.started", lead);
    case "message": {
      const { from, text } = news;
      if (from === "visitor") await notifyAll(deskTopic, { reference, page, country }, on);
      return notifyWebhooks(on, "conversation.message", { ...lead, from, text });
    }
    case "closed":
      return notifyWebhooks(on, "conversation.closed", lead);
    case "helped":
      return notifyWebhooks(on, "conversation.helped", { ...lead, helped: news.helped });
    default:
      return news satisfies never;
  }
}

/**
 * Records the last line a visitor has seen. Once that covers every staff reply, the next is announced by mail again.
 */
async function noteSeen({ id, caseId }: ConversationRow, seen: bigint): Promise<void> {
  const count = await db().$executeRaw`
    UPDATE conversations SET visitor_saw_id = ${seen}
    WHERE id = ${id}::uuid AND (visitor_saw_id IS NULL OR visitor_saw_id < ${seen})`;
  if (count === 0) return;
  await db().$executeRaw`
    UPDATE cases SET sender_read_at = now()
    WHERE id = ${caseId}::uuid AND (sender_told_at IS NOT NULL OR news_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM case_events e WHERE e.case_id = cases.id AND e.kind = 'replied' AND e.id > ${seen})`;
  await notifyAll(caseTopic(caseId));
}

/** Handles what a visitor's screen reports besides messages. Only the first answer to whether it helped counts. */
export async function recordVisitorNotice(
  row: ConversationRow,
  notice: ChatNotice,
): Promise<Record<string, never>> {
  if ("seen" in notice) {
    const seen = BigInt(notice.seen);
    await checkAfter(row, seen);
    await noteSeen(row, seen);
  }
  if ("typing" in notice) await notifyAll(typingTopic(row.caseId), "visitor");
  if ("helped" in notice) {
    const { helped } = notice;
    await db().$transaction(async (on) => {
      const { count } = await on.conversation.updateMany({
        where: { id: row.id, helped: null },
        data: { helped },
      });
      if (count === 0) return;
      await notifyAll(caseTopic(row.caseId), null, on);
      await publishChatEvent(on, row.caseId, { event: "helped", helped });
    });
  }
  return {};
}
