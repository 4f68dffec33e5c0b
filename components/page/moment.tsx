import { usePageLocale } from "#components/words/use-words.ts";
import { dayInWords, momentInWords } from "#lib/members/open/words.ts";

/** A moment in words that name its zone, and for machines; `day` leaves the time of day out. */
export function Moment({ at, day = false }: { at: Date; day?: boolean }) {
  const locale = usePageLocale();
  return <time dateTime={at.toISOString()}>{day ? dayInWords(at, locale) : momentInWords(at, locale)}</time>;
}
