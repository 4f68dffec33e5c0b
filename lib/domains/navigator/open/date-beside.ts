import type { Sentence } from "./answer.ts";

/** The date to show beside a sentence; undefined if there is none, or if the sentence already has it. */
export const dateBeside = ({ text, cite: { date } }: Pick<Sentence, "text" | "cite">): string | undefined =>
  date && !text.includes(`(${date})`) ? date : undefined;
