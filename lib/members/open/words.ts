import { dateFormat } from "#lib/words/open/formats.ts";

const kept = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to make, and a list of devices wants the same one over and over. */
function formatter(timeStyle: "short" | undefined, locale: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeStyle}`;
  const format = kept.get(key) ?? dateFormat({ dateStyle: "long", timeStyle, timeZone: "UTC" }, locale);
  kept.set(key, format);
  return format;
}

/** "21 November 2025". */
export const dayInWords = (at: Date, locale?: string): string => formatter(undefined, locale).format(at);

/** "21 November 2025 at 11:45 UTC": whoever reads it may be in another zone than we are. */
export const momentInWords = (at: Date, locale?: string): string =>
  `${formatter("short", locale).format(at)} UTC`;
