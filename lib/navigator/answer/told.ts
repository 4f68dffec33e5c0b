import type { Sentence } from "../open/answer.ts";

/** Sentences of a reading, and whether they may lead. */
export type Told = { sentences: readonly Sentence[]; isCertain: boolean; isKnown: boolean };

export const nothing: Told = { sentences: [], isCertain: false, isKnown: false };
