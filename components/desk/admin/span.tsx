import { usePageLocale } from "#components/words/use-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit: "4 min", "2 hr". */
export function Span({ seconds }: { seconds: number }) {
  const locale = usePageLocale();
  const inUnit = (unit: "second" | "minute" | "hour" | "day", size: number) =>
    numberFormat(
      { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: unit === "second" ? 1 : 0 },
      locale,
    ).format(seconds / size);
  if (seconds < minute) return inUnit("second", 1);
  if (seconds < hour) return inUnit("minute", minute);
  return seconds < 2 * day ? inUnit("hour", hour) : inUnit("day", day);
}
