import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { UploadGuard } from "#lib/services/uploads/index.ts";
import { conversationId } from "./open/conversation-id.ts";
import { chatKeyHeader } from "./open/paths.ts";
import { chatFileField, mostChatFiles } from "./open/limits.ts";

const keyShape = /^[\w-]{43}$/;

const conversationRow = {
  id: true,
  caseId: true,
  page: true,
  visitorSawId: true,
  staffSawId: true,
  helped: true,
  case: { select: { reference: true, state: true, senderHash: true, mergedIntoId: true } },
} as const satisfies Prisma.ConversationSelect;

export type ConversationRow = Prisma.ConversationGetPayload<{ select: typeof conversationRow }>;

const unknown = () => new AppError("not_found", fault("chat.unknown"));

/**
 * The id of the conversation that a request names by its key. Throws `not_found` if the key is missing or malformed.
 */
export async function idOfRequest(request: Request): Promise<string> {
  const key = request.headers.get(chatKeyHeader) ?? "";
  if (!keyShape.test(key)) throw unknown();
  return conversationId(key);
}

const findConversation = (id: string, on: Prisma.TransactionClient = db()): Promise<ConversationRow | null> =>
  on.conversation.findUnique({ where: { id }, select: conversationRow });

/** The conversation of a request. Throws `not_found` both for a wrong key and for a deleted conversation. */
export async function requireConversation(request: Request): Promise<ConversationRow> {
  const row = await findConversation(await idOfRequest(request));
  if (!row) throw unknown();
  return row;
}

/** The conversation of a case; null if the case is not a conversation. */
export const conversationOfCase = (
  caseId: string,
  on: Prisma.TransactionClient = db(),
): Promise<ConversationRow | null> =>
  on.conversation.findUnique({ where: { caseId }, select: conversationRow });

/** Whether a file belongs to the conversation that a request names by its key, while that conversation is open. */
export const ownsChatUpload: UploadGuard = async (request, { draft, field }) => {
  if (field !== chatFileField) return undefined;
  try {
    const row = await requireConversation(request);
    const isOpen = row.case.state !== "done" && row.case.mergedIntoId === null;
    return row.id === draft && isOpen ? { upTo: mostChatFiles, kinds: ["photo", "pdf"] } : undefined;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "not_found") return undefined;
    throw thrown;
  }
};
