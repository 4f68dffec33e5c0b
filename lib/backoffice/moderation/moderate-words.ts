import "server-only";
import { listWaitingFeedback, decideFeedback, type WaitingFeedback } from "#lib/domains/leads/index.ts";
import { listWaitingComments, decideComment, type WaitingComment } from "#lib/domains/ratings/index.ts";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { ratingsPath, ratingsPathAfter } from "#lib/domains/ratings/open/paths.ts";
import type { WordsDecision } from "./schema.ts";
import { moderationPath } from "./open/paths.ts";

/** Text that awaits moderation: page feedback, or the comment of a country rating. */
export type WaitingWords = ({ about: "page" } & WaitingFeedback) | ({ about: "rating" } & WaitingComment);

const listedWords = 50;

const byAge = (one: WaitingWords, other: WaitingWords): number =>
  one.filedAt.getTime() - other.filedAt.getTime() || (one.id < other.id ? -1 : 1);

/**
 * The oldest texts that await moderation, and their total number. Feedback and ratings without text need no moderation.
 */
export async function listWords(): Promise<{ waiting: WaitingWords[]; total: number }> {
  const [feedback, comments] = await Promise.all([
    listWaitingFeedback(listedWords),
    listWaitingComments(listedWords),
  ]);
  const waiting: WaitingWords[] = [
    ...feedback.waiting.map((one) => ({ about: "page" as const, ...one })),
    ...comments.waiting.map((one) => ({ about: "rating" as const, ...one })),
  ];
  return {
    waiting: waiting.toSorted(byAge).slice(0, listedWords),
    total: feedback.total + comments.total,
  };
}

const decide = { page: decideFeedback, rating: decideComment };

/** Keeps or erases a text in the transaction `on`. */
export async function moderateWithin(
  on: Prisma.TransactionClient,
  actorId: string,
  { about, id, decision }: WordsDecision,
): Promise<void> {
  if (!(await decide[about]({ id, decision }, on)))
    throw new AppError("conflict", fault("moderation.decidedAlready"));
  await record({ action: "words.moderated", outcome: "done", actorId, detail: { about, id, decision } }, on);
}

/**
 * Keeps a text, or erases it for good. One conditional update decides, so of two concurrent decisions one wins and the
 * other gets 409. The audit entry is written in the same transaction.
 */
export async function moderateWords({ member }: Visit, given: WordsDecision): Promise<WordsDecision> {
  await db().$transaction((on) => moderateWithin(on, member.id, given));
  return given;
}

/** The country whose page the button is on; undefined for the moderation list. */
const countryOf = (post: URLSearchParams | undefined): string | undefined =>
  findCountry(post?.get("country") ?? "")?.slug;

/** The page with the button looks up the error of a rejected decision by this id. */
export const moderationFormId = "moderation";

/** Form handler for the moderation buttons without script, in the list and next to each shown comment. */
export const moderationForm = formHandler<WordsDecision>({
  id: moderationFormId,
  action: "/api/admin/moderation",
  fields: [],
  unseen: [unseen("about"), unseen("id"), unseen("decision")],
  next: ({ about, decision }, post) => {
    const slug = countryOf(post);
    return slug ? ratingsPathAfter(slug, "removed") : `${moderationPath}?done=${decision}&about=${about}`;
  },
  page: (post) => {
    const slug = countryOf(post);
    return slug ? ratingsPath(slug) : moderationPath;
  },
});
