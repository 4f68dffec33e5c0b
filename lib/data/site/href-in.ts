import { defaultLocale, inLocale } from "#lib/platform/words/open/locales.ts";
import { findEntry } from "./find-entry.ts";

/** Whether the page at `path` is localized: it exists in every language of the site, not only in English. */
export const isLocalized = (path: string): boolean => findEntry(path)?.localized === true;

/**
 * Localizes a link on a page in `locale`: it leads to the page in that language if there is one, else to the English
 * one.
 */
export function hrefIn<H extends string>(locale: string, href: H): H | `/${string}` {
  if (locale === defaultLocale || !href.startsWith("/")) return href;
  return isLocalized(href.split(/[?#]/)[0] ?? href) ? inLocale(locale, href) : href;
}
