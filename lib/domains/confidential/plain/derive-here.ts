import "server-only";
import { scrypt } from "node:crypto";
import type { SlotRequest } from "#lib/platform/http/fair-semaphore.ts";
import { receiptCost, receiptSalt } from "../open/limits.ts";
import { receiptKeys, type ReceiptKeys } from "../open/receipt-keys.ts";
import { receiptSlots } from "./slots.ts";

const slowHash = (receipt: string): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const { N, r, p, dkLen } = receiptCost;
    scrypt(receipt, receiptSalt, dkLen, { N, r, p, maxmem: 64 * 1024 * 1024 }, (fault, secret) =>
      fault ? fail(fault) : done(secret),
    );
  });

/** Derives the keys of a receipt on the server, for a page without script; they are not stored. */
export const deriveHere = (receipt: string, slot: SlotRequest): Promise<ReceiptKeys> =>
  receiptSlots(slot, async () => receiptKeys(await slowHash(receipt)));
