import { defaultLocale, formatsOf } from "./locales.ts";
import type { Readings } from "#lib/platform/text/numbers.ts";

/*
 * The one place that calls `Intl` for the languages of the site: numbers, dates, lists, plurals, names and collation.
 * Without a language, the default one is used.
 */

export const numberFormat = (
  options?: Intl.NumberFormatOptions,
  locale: string = defaultLocale,
): Intl.NumberFormat => new Intl.NumberFormat(formatsOf(locale), options);

export const dateFormat = (
  options?: Intl.DateTimeFormatOptions,
  locale: string = defaultLocale,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(formatsOf(locale), options);

export const listFormat = (
  options?: Intl.ListFormatOptions,
  locale: string = defaultLocale,
): Intl.ListFormat => new Intl.ListFormat(formatsOf(locale), options);

export const pluralRules = (locale: string = defaultLocale): Intl.PluralRules =>
  new Intl.PluralRules(formatsOf(locale));

/** Splits prose into sentences. */
export const sentenceSegmenter = (locale: string = defaultLocale): Intl.Segmenter =>
  new Intl.Segmenter(formatsOf(locale), { granularity: "sentence" });

/** The names of countries and territories by their codes. */
export const regionNames = (locale: string = defaultLocale): Intl.DisplayNames =>
  new Intl.DisplayNames(formatsOf(locale), { type: "region" });

/** The names of currencies by their codes. */
export const currencyNames = (locale: string = defaultLocale): Intl.DisplayNames =>
  new Intl.DisplayNames(formatsOf(locale), { type: "currency" });

/** Compares two texts in the alphabetical order of a language. */
export const inOrder = (one: string, other: string, locale: string = defaultLocale): number =>
  one.localeCompare(other, formatsOf(locale));

export const upperCase = (text: string, locale: string = defaultLocale): string =>
  text.toLocaleUpperCase(formatsOf(locale));

/** Both readings of a number as a language writes them: "1,250" and "1.25". */
export function formatReadings({ thousands, decimals }: Readings, locale?: string): Readings {
  const { format } = numberFormat({ maximumFractionDigits: 3 }, locale);
  return { thousands: format(Number(thousands)), decimals: format(Number(decimals)) };
}
