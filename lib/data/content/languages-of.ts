import { hrefIn, isLocalized } from "#lib/data/site/href-in.ts";
import { isPseudo, listLocales } from "#lib/platform/words/index.ts";

/** The `hreflang` alternates of a page by language; undefined for a page that exists in one language only. */
export function languagesOf(path: string): Readonly<Record<string, string>> | undefined {
  const localized = listLocales().filter((locale) => !isPseudo(locale));
  if (localized.length < 2 || !isLocalized(path)) return undefined;
  return Object.fromEntries([
    ...localized.map((locale) => [locale, hrefIn(locale, path)]),
    ["x-default", path],
  ]);
}
