import type { PageWords } from "#components/words/use-words.ts";

type Fact = { term: string; text: string };

const without = [
  "scripts",
  "font",
  "patterns",
  "flags",
  "menus",
  "quickNav",
  "amounts",
  "lists",
  "tabs",
  "ticks",
  "headline",
  "messages",
  "section",
  "ahead",
] as const;
const goesOnWith = ["pages", "forms", "own"] as const;

/** Everything that lite mode turns off, and how to reach the same without it. */
export const turnedOff = (words: PageWords<"shell">): readonly Fact[] =>
  without.map((name) => ({ term: words(`lite.without.${name}`), text: words(`lite.without.${name}.text`) }));

export const goesOn = (words: PageWords<"shell">): readonly Fact[] =>
  goesOnWith.map((name) => ({ term: words(`lite.with.${name}`), text: words(`lite.with.${name}.text`) }));
