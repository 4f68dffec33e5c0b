import { isBlank } from "#lib/platform/text/clean.ts";
import { readNumber, type Readings } from "#lib/platform/text/numbers.ts";

/** A share link has no room for amounts this large (share-link.ts). */
const tooMuch = 1e12;

/**
 * Reads a typed payment: null for empty input, both readings if it is ambiguous, undefined if it is not an amount of
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
