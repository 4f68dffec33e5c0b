import "server-only";
import type { SealedPart } from "../file-case.ts";
import { packParcel, type Parcel } from "../open/parcel.ts";
import { sealTo } from "../open/seal.ts";
import { getRecipients } from "../recipients.ts";

/**
 * Seals in the memory of the server what came as it was typed; the first of the parcels to the receipt too. What was packed is wiped; nothing of it is stored or logged.
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
