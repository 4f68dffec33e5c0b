import type { PageWords } from "#components/words/use-words.ts";

const ofLine = ["label", "example", "show", "another", "failed", "portal", "all", "noAdvice"] as const;
const ofKeeping = ["kept", "untilClosed", "this", "forget"] as const;

export type LineWords = Readonly<Record<`line.${(typeof ofLine)[number]}`, string>>;
export type KeepWords = Readonly<Record<`keep.${(typeof ofKeeping)[number]}`, string>>;

/** The messages of the line about the visitor's passport, picked when the page is rendered. */
export const lineWords = (words: PageWords<"visa">): LineWords =>
  words.pick(...ofLine.map((key) => `line.${key}` as const));

/** The same for the button that saves a passport. */
export const keepWords = (words: PageWords<"visa">): KeepWords =>
  words.pick(...ofKeeping.map((key) => `keep.${key}` as const));
