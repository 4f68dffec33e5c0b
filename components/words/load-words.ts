import { defaultLocale, inLocale } from "#lib/words/open/locales.ts";
import type { LeafWords } from "#lib/words/open/leaf-words.ts";

/** What a leaf is given to speak with. */
export type Speaks = { words: LeafWords };

let fetched: Promise<LeafWords> | undefined;

/** The language this page was sent in. A translation of the browser changes what `lang` says. */
export const spokenHere = (): string => document.documentElement.dataset["locale"] ?? defaultLocale;

/** Where a file of the shell stands in the language of this page: English ones have no prefix. */
export const inPageLanguage = (file: `/${string}`): string => inLocale(spokenHere(), file);

async function fetchWords(): Promise<LeafWords> {
  const answer = await fetch(inPageLanguage("/words.json"));
  if (!answer.ok) throw new Error(`The words did not come: ${answer.status}`);
  return (await answer.json()) as LeafWords;
}

/** What leaves say, fetched once a page. Rejects when it cannot be had, and asks again the next time. */
export function loadWords(): Promise<LeafWords> {
  fetched ??= fetchWords().catch((fault: unknown) => {
    fetched = undefined;
    throw fault;
  });
  return fetched;
}
