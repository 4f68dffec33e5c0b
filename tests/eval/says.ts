import type { Fact } from "./sets.ts";

/** Lower case, no accents, one space between words, none before a per cent sign. Punctuation between digits stays. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ‘`´]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replaceAll(" %", "%");

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Whether the text contains `words` as whole words and whole figures: 5% is not in 15%, nor 12 in 12,000. */
const holds = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,])${escaped(plain(words))}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "u").test(
    text,
  );

/** Whether a text contains all these facts. */
export function says(text: string, facts: readonly Fact[]): boolean {
  const searched = plain(text);
  return facts.every((fact) => [fact].flat().some((words) => holds(searched, words)));
}
