import { digitsIn } from "#lib/text/digits.ts";
import { receiptDigits } from "./limits.ts";

/** Sixteen digits, each as likely as any other. */
export function newReceipt(): string {
  let digits = "";
  while (digits.length < receiptDigits) {
    for (const byte of crypto.getRandomValues(new Uint8Array(receiptDigits)))
      // 250 is the largest multiple of ten a byte holds: above it, small digits would come more often.
      if (byte < 250 && digits.length < receiptDigits) digits += String(byte % 10);
  }
  return digits;
}

/**
 * The receipt that was typed, in the digits of any script and with any marks between and around them; undefined for what has
 * not as many digits.
 */
export function readReceipt(typed: string): string | undefined {
  const digits = digitsIn(typed);
  return digits.length === receiptDigits ? digits : undefined;
}

/** As it is written down: four by four. */
export const spellReceipt = (receipt: string): string => receipt.replace(/(\d{4})(?=\d)/g, "$1 ");
