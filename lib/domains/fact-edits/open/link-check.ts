export type LinkAnswer = "ok" | "moved" | "refused" | "broken" | "silent";

/** An external URL and the result of its last check. */
export type LinkCheck = {
  url: string;
  answer: LinkAnswer;
  /** The HTTP status, if there was a meaningful one. */
  status: number | null;
  movedTo: string | null;
  checkedAt: Date;
};

/** From this status on, the error is the server's and not the request's. */
export const leastBrokenServer = 500;

/** Whether the link is dead. A site that refuses bots may still work for people, so "refused" alone does not count. */
export const unansweredBy = (check: Pick<LinkCheck, "answer" | "status"> | undefined): boolean =>
  check?.answer === "broken" || check?.answer === "silent" || (check?.status ?? 0) >= leastBrokenServer;
