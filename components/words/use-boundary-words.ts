import { useEffect, useState } from "react";
import boundary from "#lib/words/en/boundary.json" with { type: "json" };
import type { LeafWords } from "#lib/words/open/leaf-words.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";
import { loadWords, spokenHere } from "./load-words.tsx";

export type BoundarySaid = Pick<LeafWords, "boundary" | "locale">;

/** English comes with the script: where a page could not be drawn, nothing else may come any more. */
export const boundaryInEnglish: BoundarySaid = { boundary, locale: defaultLocale };

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
