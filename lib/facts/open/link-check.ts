export const linkAnswers = ["ok", "moved", "refused", "broken", "silent"] as const;
export type LinkAnswer = (typeof linkAnswers)[number];

/** An address outside, and what became of it when it was asked last. */
export type LinkCheck = {
  url: string;
  answer: LinkAnswer;
  /** The status of its answer, where there was one that says something. */
  status: number | null;
  movedTo: string | null;
  checkedAt: Date;
};

/** From this status on it is not the asking that was wrong, but the other side that could not answer. */
export const leastBrokenServer = 500;

/** Whether nothing of use is there. A site that refuses programs may well answer people. */
export const unansweredBy = (check: Pick<LinkCheck, "answer" | "status"> | undefined): boolean =>
  check?.answer === "broken" || check?.answer === "silent" || (check?.status ?? 0) >= leastBrokenServer;
