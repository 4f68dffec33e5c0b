import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { decideFeedback } from "../leads/index.ts";
import { decideComment } from "../ratings/index.ts";
import type { WordsDecision } from "./schema.ts";
import { fault } from "#lib/words/faults.ts";

const decide = { page: decideFeedback, rating: decideComment };

/** Keeps what somebody wrote, or wipes it, in the transaction `on`. */
export async function moderateWithin(
  on: Prisma.TransactionClient,
  actorId: string,
  { about, id, decision }: WordsDecision,
): Promise<void> {
  if (!(await decide[about]({ id, decision }, on)))
    throw new AppError("conflict", fault("moderation.decidedAlready"));
  await record({ deed: "words.moderated", outcome: "done", actorId, detail: { about, id, decision } }, on);
}

/**
 * Keeps what somebody wrote, or wipes the words for good. One conditional update decides, so of two moderators at once
 * one counts and the other gets 409; the audit line is the same transaction.
 */
export async function moderateWords({ member }: Visit, given: WordsDecision): Promise<WordsDecision> {
  await db().$transaction((on) => moderateWithin(on, member.id, given));
  return given;
}
