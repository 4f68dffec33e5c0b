import { listLocales } from "#lib/words/index.ts";

/** The parameters of pages that there are in every language of the site: each of `pages` once in each. */
export const inEveryLocale = <P extends object>(pages: readonly P[]): (P & { locale: string })[] =>
  listLocales().flatMap((locale) => pages.map((page) => ({ ...page, locale })));
