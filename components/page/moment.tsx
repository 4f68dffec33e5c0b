import { usePageLocale } from "#components/words/use-words.ts";
import { dayInWords, momentInWords } from "#lib/platform/words/open/moments.ts";

/** A date and time, in words that name the time zone and in machine-readable form; `day` leaves the time of day out. */
export function Moment({ at, day = false }: { at: Date; day?: boolean }) {
  const locale = usePageLocale();
  return <time dateTime={at.toISOString()}>{day ? dayInWords(at, locale) : momentInWords(at, locale)}</time>;
}
