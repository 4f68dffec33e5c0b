import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { pageFeedbackType } from "#lib/leads/open/lead-types.ts";
import { decideComment } from "../ratings/index.ts";
import type { WordsDecision } from "./schema.ts";
import { fault } from "#lib/words/faults.ts";

type Decision = Pick<WordsDecision, "id" | "decision">;

/** Keeps what a visitor wrote about a page, or wipes the words and leaves the yes or no. */
async function decideFeedback({ id, decision }: Decision, on: Prisma.TransactionClient): Promise<boolean> {
  const changed = await on.$executeRaw`
    UPDATE leads SET moderated_at = now(), messages = CASE WHEN ${decision === "remove"}
      THEN jsonb_build_array(messages -> 0 || jsonb_build_object('text', split_part(messages -> 0 ->> 'text', E'\n', 1)))
      ELSE messages END
    WHERE id = ${id}::uuid AND lead_type = ${pageFeedbackType} AND moderated_at IS NULL`;
  return changed > 0;
}

const decide = { page: decideFeedback, rating: decideComment };

/**
 * Keeps what somebody wrote, or wipes the words for good. One conditional update decides, so of two moderators at once
 * one counts and the other gets 409; the audit line is the same transaction.
 */
export async function moderateWords({ member }: Visit, given: WordsDecision): Promise<WordsDecision> {
  const { about, id, decision } = given;
  await db().$transaction(async (on) => {
    if (!(await decide[about]({ id, decision }, on))) {
      throw new AppError("conflict", fault("moderation.decidedAlready"));
    }
    await record(
      { deed: "words.moderated", outcome: "done", actorId: member.id, detail: { about, id, decision } },
      on,
    );
  });
  return given;
}
