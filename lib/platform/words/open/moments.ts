import { dateFormat } from "./formats.ts";

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
