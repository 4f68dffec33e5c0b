import type { Sentence } from "./answer.ts";

/** The date to be shown beside a sentence; undefined where there is none, or where the sentence itself ends with it. */
export const dateBeside = ({ text, cite: { date } }: Pick<Sentence, "text" | "cite">): string | undefined =>
  date && !text.includes(`(${date})`) ? date : undefined;
