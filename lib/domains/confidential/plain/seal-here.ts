import "server-only";
import type { SealedPart } from "../file-case.ts";
import { packParcel, type Parcel } from "../open/parcel.ts";
import { sealTo } from "../open/seal.ts";
import { getRecipients } from "../recipients.ts";

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
