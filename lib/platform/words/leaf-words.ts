import "server-only";
import { versionOf, currentLocale, wordsOf } from "./index.ts";
import type { LeafWords } from "./open/leaf-words.ts";

const areas = ["leaf", "boundary"] as const;
const kept = new Map<string, LeafWords>();

function makeWords(locale: string): LeafWords {
  const words = wordsOf("leaf", locale);
  const entries = words
    .keys()
    .map((key) => [key, key.endsWith(".counted") ? words.forms(key) : words.pick(key)[key]]);
  const faults = wordsOf("boundary", locale);
  return {
    ...Object.fromEntries(entries),
    boundary: faults.pick(...faults.keys()),
    locale,
  } as LeafWords;
}

/** All words of client components in a language: the content of `/words.json`. */
export function leafWords(locale: string = currentLocale()): LeafWords {
  const version = areas.map((area) => versionOf(locale, area)).join();
  const words = kept.get(version) ?? makeWords(locale);
  kept.set(version, words);
  return words;
}
