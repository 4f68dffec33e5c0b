import "server-only";
import { beginChat } from "#lib/domains/leads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { countryOf } from "#lib/data/site/country-of.ts";
import type { ChatMessage } from "./schema.ts";

/**
 * Creates a conversation with its enquiry and its case, in the transaction `on` of its first message. The country
 * defaults to the one of the page the visitor writes from. Undefined if another server or another tab is creating it at
 * this moment.
 */
export async function beginConversation(
  on: Prisma.TransactionClient,
  id: string,
  { contact, page, country }: ChatMessage,
  now: Date,
): Promise<{ id: string } | undefined> {
  const about = country ?? countryOf(page);
  const filed = await beginChat(on, { conversation: id, contact, page, country: about }, now);
  if (!filed) return undefined;
  const data = { id, caseId: filed.caseId, page, writtenAt: now };
  await on.conversation.create({ data, select: { id: true } });
  return { id: filed.caseId };
}
