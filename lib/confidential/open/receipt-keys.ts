import { base64urlnopad, bech32 } from "@scure/base";

export type ReceiptKeys = {
  /** By this the server finds the case. It tells nothing of the identity. */
  lookup: string;
  /** The private key, as age writes it, that opens answers. */
  identity: string;
};

/** What follows from the slow hash of a receipt: two halves, neither of which tells of the other. */
export const receiptKeys = (secret: Uint8Array): ReceiptKeys => ({
  lookup: base64urlnopad.encode(secret.slice(0, 32)),
  identity: bech32.encodeFromBytes("AGE-SECRET-KEY-", secret.slice(32, 64)).toUpperCase(),
});
