import { requireConversation, type ConversationRow } from "#lib/domains/chat/index.ts";
import { chatAfter } from "#lib/domains/chat/schema.ts";
import { AppError } from "#lib/platform/errors.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** The conversation named by a request's key, and the line to resume after. Throws `not_found` and `rate_limited`. */
export async function readOn(
  request: Request,
  named: string | null,
): Promise<{ row: ConversationRow; after: bigint }> {
  await limitCaller("chatAsk", clientAddress(request.headers), fault("chat.often"));
  const row = await requireConversation(request);
  const { success, data } = chatAfter.safeParse(named ?? undefined);
  if (!success) throw new AppError("invalid_input", fault("chat.otherLine"));
  return { row, after: data };
}
