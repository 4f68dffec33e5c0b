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
const regionNames = (locale: string = defaultLocale): Intl.DisplayNames =>
  new Intl.DisplayNames(formatsOf(locale), { type: "region" });

/** The names of currencies by their codes. */
export const currencyNames = (locale: string = defaultLocale): Intl.DisplayNames =>
  new Intl.DisplayNames(formatsOf(locale), { type: "currency" });

/** Compares two texts in the alphabetical order of a language. */
export const inOrder = (one: string, other: string, locale: string = defaultLocale): number =>
  one.localeCompare(other, formatsOf(locale));

export const upperCase = (text: string, locale: string = defaultLocale): string =>
  text.toLocaleUpperCase(formatsOf(locale));

const kept = new Map<string, Intl.DateTimeFormat>();

/** Formatters are expensive to make, and a list of devices needs the same one again and again. */
function formatter(timeStyle: "short" | undefined, locale: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeStyle}`;
  const format = kept.get(key) ?? dateFormat({ dateStyle: "long", timeStyle, timeZone: "UTC" }, locale);
  kept.set(key, format);
  return format;
}

/** "21 November 2025". */
export const dayInWords = (at: Date, locale?: string): string => formatter(undefined, locale).format(at);

/** "21 November 2025 at 11:45 UTC": the reader may be in another time zone. */
export const momentInWords = (at: Date, locale?: string): string =>
  `${formatter("short", locale).format(at)} UTC`;

/** The names of countries and territories by their codes in any language of CLDR; undefined if it has none. */
export function regionNamesIn(language: string): (code: string) => string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return () => undefined;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return (code) => names.of(code);
}

/** Both readings of a number as a language writes them: "1,250" and "1.25". */
export function formatReadings({ thousands, decimals }: Readings, locale?: string): Readings {
  const { format } = numberFormat({ maximumFractionDigits: 3 }, locale);
  return { thousands: format(Number(thousands)), decimals: format(Number(decimals)) };
}

/** English names that `Intl` shortens, or gives differently from the guides of this site. */
const ourNames: Readonly<Partial<Record<string, string>>> = {
  AG: "Antigua and Barbuda",
  BA: "Bosnia and Herzegovina",
  CD: "DR Congo",
  CG: "Congo (Republic)",
  CI: "Côte d'Ivoire",
  CV: "Cabo Verde",
  HK: "Hong Kong",
  KN: "Saint Kitts and Nevis",
  LC: "Saint Lucia",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
  ST: "São Tomé and Príncipe",
  TT: "Trinidad and Tobago",
  VC: "Saint Vincent and the Grenadines",
  XK: "Kosovo",
};

/**
 * The name of a country on this site, by its code of two letters; the code if there is no name. Throws for an invalid
 * code.
 */
export function countryName(code: string, locale: string = defaultLocale): string {
  const name = regionNames(locale).of(code) ?? code;
  const isEnglish = formatsOf(locale).split("-")[0] === "en";
  return isEnglish ? (ourNames[code] ?? name.replaceAll(" & ", " and ")) : name;
}
