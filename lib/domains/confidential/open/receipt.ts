import { digitsIn } from "#lib/platform/text/numbers.ts";
import { receiptDigits } from "./limits.ts";

/** Sixteen random digits, uniformly distributed. */
export function newReceipt(): string {
  let digits = "";
  while (digits.length < receiptDigits) {
    for (const byte of crypto.getRandomValues(new Uint8Array(receiptDigits)))
      // 250 is the largest multiple of ten in a byte: with the values above it, small digits would be more frequent.
      if (byte < 250 && digits.length < receiptDigits) digits += String(byte % 10);
  }
  return digits;
}

/**
 * The receipt that was typed, in the digits of any script and with any marks between and around them; undefined if the
 * number of digits is wrong.
 */
export function readReceipt(typed: string): string | undefined {
  const digits = digitsIn(typed);
  return digits.length === receiptDigits ? digits : undefined;
}

/** A receipt as it is written down, in groups of four. */
export const spellReceipt = (receipt: string): string => receipt.replace(/(\d{4})(?=\d)/g, "$1 ");
