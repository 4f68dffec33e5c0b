import type { Readings } from "#lib/platform/text/two-readings.ts";
import { numberFormat } from "./formats.ts";

/** Both readings of a number as a language writes them: "1,250" and "1.25". */
export function sayReadings({ thousands, decimals }: Readings, locale?: string): Readings {
  const { format } = numberFormat({ maximumFractionDigits: 3 }, locale);
  return { thousands: format(Number(thousands)), decimals: format(Number(decimals)) };
}
