import { scryptAsync } from "@noble/hashes/scrypt.js";
import { receiptCost, receiptSalt } from "./limits.ts";
import { receiptKeys, type ReceiptKeys } from "./receipt-keys.ts";

/**
 * Derives the keys of a receipt in the browser. It takes some seconds on an old phone, which stays usable meanwhile.
 */
export const deriveReceipt = async (receipt: string): Promise<ReceiptKeys> =>
  receiptKeys(await scryptAsync(receipt, receiptSalt, receiptCost));
