import "server-only";
import { listWaitingFeedback, type WaitingFeedback } from "../leads/index.ts";
import { listWaitingComments, type WaitingComment } from "../ratings/index.ts";

/** What somebody wrote and nobody has looked at yet: about a page, or with the rating of a country. */
export type WaitingWords = ({ about: "page" } & WaitingFeedback) | ({ about: "rating" } & WaitingComment);

export const listedWords = 50;

const byAge = (one: WaitingWords, other: WaitingWords): number =>
  one.filedAt.getTime() - other.filedAt.getTime() || (one.id < other.id ? -1 : 1);

/** The oldest texts that wait for a moderator, and how many wait in all. What has no words waits for nobody. */
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
