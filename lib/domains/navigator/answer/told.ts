import type { Sentence } from "../open/answer.ts";

/** The sentences of a reading, and whether they may lead the answer. */
export type Told = { sentences: readonly Sentence[]; isCertain: boolean; isKnown: boolean };

export const nothing: Told = { sentences: [], isCertain: false, isKnown: false };
