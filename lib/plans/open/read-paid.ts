import { isBlank } from "#lib/text/is-blank.ts";
import { readNumber } from "#lib/text/read-number.ts";
import type { Readings } from "#lib/text/two-readings.ts";

/** What a link has room for (share-link.ts). */
const tooMuch = 1e12;

/**
 * What was paid, as it is typed: null where nothing is, both readings where it has two, undefined for what is no amount in
 * money.
 */
export function readPaid(typed: string): number | null | undefined | Readings {
  if (isBlank(typed)) return null;
  const read = readNumber(typed);
  if (!read) return undefined;
  if ("either" in read) return read.either;
  const { value } = read;
  return value >= 0 && value < tooMuch && Number(value.toFixed(2)) === value ? value : undefined;
}
