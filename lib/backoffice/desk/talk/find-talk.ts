import "server-only";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import { conversationOfCase, type ConversationRow } from "#lib/domains/chat/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { requireCase } from "../look-up.ts";

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
