import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { decideFeedback } from "../leads/index.ts";
import { decideComment } from "../ratings/index.ts";
import type { WordsDecision } from "./schema.ts";
import { fault } from "#lib/words/faults.ts";

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
