import "server-only";
import { caseTopic } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { tellAll } from "#lib/services/realtime/live/index.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { noteInChat } from "./note-in-chat.ts";
import { checkAfter } from "./read-chat.ts";
import type { ChatNotice } from "./schema.ts";
import { typingTopic } from "./open/topics.ts";

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
  await tellAll(caseTopic(caseId));
}

/** Handles what a visitor's screen reports besides messages. Only the first answer to whether it helped counts. */
export async function tellOfVisitor(
  row: ConversationRow,
  notice: ChatNotice,
): Promise<Record<string, never>> {
  if ("seen" in notice) {
    const seen = BigInt(notice.seen);
    await checkAfter(row, seen);
    await noteSeen(row, seen);
  }
  if ("typing" in notice) await tellAll(typingTopic(row.caseId), "visitor");
  if ("helped" in notice) {
    const { helped } = notice;
    await db().$transaction(async (on) => {
      const { count } = await on.conversation.updateMany({
        where: { id: row.id, helped: null },
        data: { helped },
      });
      if (count === 0) return;
      await tellAll(caseTopic(row.caseId), null, on);
      await noteInChat(on, row.caseId, { event: "helped", helped });
    });
  }
  return {};
}
