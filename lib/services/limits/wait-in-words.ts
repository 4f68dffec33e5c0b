import { fault } from "#lib/platform/words/faults.ts";
import { currentLocale } from "#lib/platform/words/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const minute = 60;
const hour = 60 * minute;

function inUnit(count: number, unit: "second" | "minute" | "hour"): string {
  const format = numberFormat({ style: "unit", unit, unitDisplay: "long" }, currentLocale());
  return format.format(Math.ceil(count));
}

/** "4 minutes". Rounded up, so that a request after that time is admitted. */
export function waitSpan(seconds: number): string {
  if (seconds <= minute) return inUnit(seconds, "second");
  return seconds <= hour ? inUnit(seconds / minute, "minute") : inUnit(seconds / hour, "hour");
}

/** "Try again in 4 minutes." */
export const waitInWords = (seconds: number): string => fault("tryAgain", { wait: waitSpan(seconds) });
