import { listLocales } from "#lib/words/index.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

/** The parameters of pages that there are in every language of the site: each of `pages` once in each. */
export const inEveryLocale = <P extends object>(pages: readonly P[]): (P & { locale: string })[] =>
  listLocales().flatMap((locale) => pages.map((page) => ({ ...page, locale })));

/** Those of files that English has elsewhere. */
export const otherLocales = (): { locale: string }[] =>
  inEveryLocale([{}]).filter(({ locale }) => locale !== defaultLocale);
