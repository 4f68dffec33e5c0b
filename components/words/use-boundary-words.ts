import { useEffect, useState } from "react";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { boundaryInEnglish, type LocalizedBoundary } from "./boundary-english.ts";
import { loadWords, documentLocale } from "./load-words.ts";

/** The strings of error boundaries in the language of this page, in the browser; English if they fail to load. */
export const boundaryWordsHere = (): Promise<LocalizedBoundary> =>
  documentLocale() === defaultLocale
    ? Promise.resolve(boundaryInEnglish)
    : loadWords().catch(() => boundaryInEnglish);

/** The same for a boundary that receives no strings: English until those of the page have loaded. */
export function useBoundaryWords(): LocalizedBoundary {
  const [words, setWords] = useState(boundaryInEnglish);
  useEffect(() => void boundaryWordsHere().then(setWords), []);
  return words;
}
