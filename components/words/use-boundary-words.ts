import { useEffect, useState } from "react";
import { defaultLocale } from "#lib/words/open/locales.ts";
import { boundaryInEnglish, type BoundarySaid } from "./boundary-english.ts";
import { loadWords, spokenHere } from "./load-words.ts";

/** What boundaries say in the language of this page, in the browser; English where that does not come. */
export const boundaryWordsHere = (): Promise<BoundarySaid> =>
  spokenHere() === defaultLocale
    ? Promise.resolve(boundaryInEnglish)
    : loadWords().catch(() => boundaryInEnglish);

/** The same for a boundary that nobody hands words to: English until those of the page have come. */
export function useBoundaryWords(): BoundarySaid {
  const [said, setSaid] = useState(boundaryInEnglish);
  useEffect(() => void boundaryWordsHere().then(setSaid), []);
  return said;
}
