import "server-only";
import { scrypt } from "node:crypto";
import { atMost } from "#lib/at-most.ts";
import { receiptCost, receiptSalt } from "../open/limits.ts";
import { receiptKeys, type ReceiptKeys } from "../open/receipt-keys.ts";

/** Each takes 32 MB while it is worked out. */
const inTurn = atMost(2);

const slowHash = (receipt: string): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const { N, r, p, dkLen } = receiptCost;
    scrypt(receipt, receiptSalt, dkLen, { N, r, p, maxmem: 64 * 1024 * 1024 }, (fault, secret) =>
      fault ? fail(fault) : done(secret),
    );
  });

/** The keys of a receipt, worked out by the server for a page without script; nothing keeps them. */
export const deriveHere = (receipt: string): Promise<ReceiptKeys> =>
  inTurn(async () => receiptKeys(await slowHash(receipt)));
