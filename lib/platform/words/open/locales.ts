/**
 * The language that everything is written in first. Its pages have no prefix, and it is the fallback for what a
 * translation lacks.
 */
export const defaultLocale = "en";

/** How numbers and dates are written, if the language alone does not say it. */
const formats: Readonly<Record<string, string>> = { en: "en-GB" };

/** The BCP 47 tag of a language for `Intl`. */
export const formatsOf = (locale: string): string => formats[locale] ?? locale;

/** Whether a path is below the prefix of a language. */
export const isBelow = (path: string, locale: string): boolean =>
  path === `/${locale}` || path.startsWith(`/${locale}/`);

/** Splits a path as visitors write it into its language and the path without it. English has no prefix. */
export function withoutLocale(path: string, locales: readonly string[]): { locale: string; path: string } {
  const locale = locales.find((one) => one !== defaultLocale && isBelow(path, one));
  return locale === undefined
    ? { locale: defaultLocale, path }
    : { locale, path: path.slice(locale.length + 1) || "/" };
}

/**
 * The address of a page in a language. `href` is a path of the site and may have a query or anchor. English has no
 * prefix.
 */
export const inLocale = <H extends string>(locale: string, href: H): H | `/${string}` =>
  locale === defaultLocale ? href : `/${locale}${href === "/" ? "" : href}`;

const fromRight = new Set(["ar", "fa", "he", "ur"]);

/** The direction in which a language is written, as the `dir` of a document. */
export const directionOf = (locale: string): "ltr" | "rtl" =>
  fromRight.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr";
