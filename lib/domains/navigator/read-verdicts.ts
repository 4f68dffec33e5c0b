import "server-only";
import { readFeedbackOf } from "#lib/domains/leads/index.ts";
import { questionIn } from "./open/question-in.ts";

export type Verdicts = {
  right: number;
  wrong: number;
  /**
   * The latest that were called wrong: the question with a link to its answer of today, what that answer cited then,
   * and what the visitor wrote.
   */
  latest: readonly {
    href: string;
    label: string;
    at: Date;
    cited: readonly string[];
    comment: string | undefined;
  }[];
};

const days = 90;
const dayMs = 86_400_000;
const mostLatest = 20;

/** What visitors said about answers in the last three months, for those who maintain the facts. */
export async function readVerdicts(now = new Date()): Promise<Verdicts> {
  const since = new Date(now.getTime() - days * dayMs);
  const { yes, no, newest } = await readFeedbackOf("/navigator", { since, take: mostLatest });
  return {
    right: yes,
    wrong: no,
    latest: newest.map(({ page, filedAt, cited, words }) => ({
      href: page,
      label: questionIn(page) ?? page,
      at: filedAt,
      cited,
      comment: words ?? undefined,
    })),
  };
}
