import "server-only";
import { listWaitingFeedback, type WaitingFeedback } from "#lib/domains/leads/index.ts";
import { listWaitingComments, type WaitingComment } from "#lib/domains/ratings/index.ts";

/** Text that awaits moderation: page feedback, or the comment of a country rating. */
export type WaitingWords = ({ about: "page" } & WaitingFeedback) | ({ about: "rating" } & WaitingComment);

export const listedWords = 50;

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
