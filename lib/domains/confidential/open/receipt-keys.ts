import { base64urlnopad, bech32 } from "@scure/base";

export type ReceiptKeys = {
  /** The server finds the case by this. It reveals nothing about the identity. */
  lookup: string;
  /** The private key, in age's notation, that opens answers. */
  identity: string;
};

/** Splits the slow hash of a receipt into two halves, neither of which reveals the other. */
export const receiptKeys = (secret: Uint8Array): ReceiptKeys => ({
  lookup: base64urlnopad.encode(secret.slice(0, 32)),
  identity: bech32.encodeFromBytes("AGE-SECRET-KEY-", secret.slice(32, 64)).toUpperCase(),
});
