import "server-only";
import { scrypt } from "node:crypto";
import type { SlotRequest } from "#lib/platform/http/fair-semaphore.ts";
import { receiptCost, receiptSalt } from "../open/limits.ts";
import { receiptKeys, type ReceiptKeys } from "../open/receipt-keys.ts";
import { receiptSlots } from "./slots.ts";
import type { SealedPart } from "../file-case.ts";
import { packParcel, type Parcel } from "../open/parcel.ts";
import { sealTo } from "../open/seal.ts";
import { getRecipients } from "../live-keys.ts";

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

/**
 * Seals plaintext in the server's memory; the first of the parcels is sealed to the receipt too. The packed plaintext
 * is wiped, and never stored or logged.
 */
export async function sealHere(parcels: readonly Parcel[], replyTo: string): Promise<SealedPart[]> {
  const recipients = await getRecipients();
  const keys = recipients.map(({ id }) => id);
  const sealed: SealedPart[] = [];
  for (const [place, parcel] of parcels.entries()) {
    const packed = packParcel(parcel);
    const to = recipients.map(({ recipient }) => recipient);
    const bytes = await sealTo(place === 0 ? [...to, replyTo] : to, packed);
    packed.fill(0);
    parcel.content?.fill(0);
    sealed.push({ sealed: new Uint8Array(bytes), keys });
  }
  return sealed;
}
