import "server-only";
import { scrypt } from "node:crypto";
import type { Turn } from "#lib/platform/http/fair-turns.ts";
import { receiptCost, receiptSalt } from "../open/limits.ts";
import { receiptKeys, type ReceiptKeys } from "../open/receipt-keys.ts";
import { receiptTurns } from "./turns.ts";

const slowHash = (receipt: string): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const { N, r, p, dkLen } = receiptCost;
    scrypt(receipt, receiptSalt, dkLen, { N, r, p, maxmem: 64 * 1024 * 1024 }, (fault, secret) =>
      fault ? fail(fault) : done(secret),
    );
  });

/** Derives the keys of a receipt on the server, for a page without script; they are not stored. */
export const deriveHere = (receipt: string, turn: Turn): Promise<ReceiptKeys> =>
  receiptTurns(turn, async () => receiptKeys(await slowHash(receipt)));
