import "server-only";
import { readFeedbackOf } from "../leads/index.ts";
import { questionIn } from "./open/question-in.ts";

export type Verdicts = {
  right: number;
  wrong: number;
  /** Those called wrong last: the question, at its answer of today; what it cited then, and what was said of it. */
  latest: readonly {
    href: string;
    label: string;
    at: Date;
    cited: readonly string[];
    said: string | undefined;
  }[];
};

const days = 90;
const dayMs = 86_400_000;
const mostLatest = 20;

/** What visitors said of answers in the last three months, for whoever looks after the facts. */
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
      said: words ?? undefined,
    })),
  };
}
