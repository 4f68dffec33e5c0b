import "server-only";
import { listThread, senderHash } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { chatCopyMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { mostChatMessages } from "./open/limits.ts";

/**
 * Mails a copy of a conversation to its visitor, at the address they gave. They must be signed in with that address,
 * which proves that it is theirs. Throws `forbidden` otherwise: the copy could reveal to the owner of the address what
 * somebody else wrote.
 */
export async function sendCopy(
  row: ConversationRow,
  member: { email: string } | undefined,
): Promise<{ sent: true }> {
  if (!member || senderHash(member.email) !== row.case.senderHash)
    throw new AppError("forbidden", fault("chat.notProven"));
  await limit("chatCopy", row.id, fault("chat.copiesOften"));
  const lines = await listThread(row.caseId, 0n, 2 * mostChatMessages);
  const letter = chatCopyMail({
    reference: row.case.reference,
    lines: lines.map(({ from, at, words }) => ({ isOwn: from === "sender", at, words })),
  });
  await db().$transaction((on) =>
    queueMail({ kind: "chat_copy", to: member.email, ...letter, secondsToLive: newsSeconds }, on),
  );
  kickOutbox();
  return { sent: true };
}
