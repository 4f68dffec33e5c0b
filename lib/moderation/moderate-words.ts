import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "../auth/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { pageFeedbackType } from "../leads/lead-types.ts";
import type { WordsDecision } from "./schema.ts";

/**
 * Keeps what a visitor wrote about a page, or wipes the words for good and leaves the yes or no. One conditional update
 * decides, so of two moderators at once one counts and the other gets 409; the audit line is the same transaction.
 */
export async function moderateWords(
  { member }: Visit,
  { id, decision }: WordsDecision,
): Promise<{ id: string; decision: WordsDecision["decision"] }> {
  await db().$transaction(async (on) => {
    const changed = await on.$executeRaw`
      UPDATE leads SET moderated_at = now(), messages = CASE WHEN ${decision === "remove"}
        THEN jsonb_build_array(messages -> 0 || jsonb_build_object('text', split_part(messages -> 0 ->> 'text', E'\n', 1)))
        ELSE messages END
      WHERE id = ${id}::uuid AND lead_type = ${pageFeedbackType} AND moderated_at IS NULL`;
    if (changed === 0) {
      throw new AppError("conflict", "Somebody has decided this already, or the text is gone.");
    }
    await record(
      { deed: "words.moderated", outcome: "done", actorId: member.id, detail: { id, decision } },
      on,
    );
  });
  return { id, decision };
}
