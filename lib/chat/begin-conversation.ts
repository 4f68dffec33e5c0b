import "server-only";
import { beginChat } from "../leads/index.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { ChatMessage } from "./schema.ts";

/**
 * Makes a conversation, with its enquiry and its case, in the transaction `on` of its first message. Undefined where another
 * server, or another tab, is making it at this moment.
 */
export async function beginConversation(
  on: Prisma.TransactionClient,
  id: string,
  { contact, page, country }: ChatMessage,
  now: Date,
): Promise<{ id: string } | undefined> {
  const filed = await beginChat(on, { conversation: id, contact, page, country }, now);
  if (!filed) return undefined;
  const data = { id, caseId: filed.caseId, page, writtenAt: now };
  await on.conversation.create({ data, select: { id: true } });
  return { id: filed.caseId };
}
