import type { Sentence } from "../open/answer.ts";

/** The sentences of a reading, and whether they may lead the answer. */
export type AnswerPart = { sentences: readonly Sentence[]; isCertain: boolean; isKnown: boolean };

export const nothing: AnswerPart = { sentences: [], isCertain: false, isKnown: false };
