import { defaultLocale, inLocale } from "#lib/platform/words/open/locales.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";

/** The prop that carries the localized strings of a leaf, a component that loads on demand. */
export type Speaks = { words: LeafWords };

let fetched: Promise<LeafWords> | undefined;

/** The language this page was sent in. A browser's translation changes `lang`. */
export const documentLocale = (): string => document.documentElement.dataset["locale"] ?? defaultLocale;

/** The path of a shell file in the language of this page: English ones have no prefix. */
export const inPageLanguage = (file: `/${string}`): string => inLocale(documentLocale(), file);

async function fetchWords(): Promise<LeafWords> {
  const answer = await fetch(inPageLanguage("/words.json"));
  if (!answer.ok) throw new Error(`The words did not come: ${answer.status}`);
  return (await answer.json()) as LeafWords;
}

/** The strings of leaves, fetched once per page. Rejects when the request fails; the next call tries again. */
export function loadWords(): Promise<LeafWords> {
  fetched ??= fetchWords().catch((fault: unknown) => {
    fetched = undefined;
    throw fault;
  });
  return fetched;
}
