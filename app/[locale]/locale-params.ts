import { listLocales } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

/** The parameters of pages that exist in every language of the site: each of `pages` in each language. */
export const inEveryLocale = <P extends object>(pages: readonly P[]): (P & { locale: string })[] =>
  listLocales().flatMap((locale) => pages.map((page) => ({ ...page, locale })));

/** The parameters of files whose English version is at another address. */
export const otherLocales = (): { locale: string }[] =>
  inEveryLocale([{}]).filter(({ locale }) => locale !== defaultLocale);
