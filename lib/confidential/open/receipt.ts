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

/** The receipt that was typed, with spaces or hyphens in it or not; undefined for what has not its shape. */
export function readReceipt(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return digits.length === receiptDigits && /^\d+$/.test(digits) ? digits : undefined;
}

/** As it is written down: four by four. */
export const spellReceipt = (receipt: string): string => receipt.replace(/(\d{4})(?=\d)/g, "$1 ");
