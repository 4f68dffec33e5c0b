import "server-only";
import type { SealedPart } from "../file-case.ts";
import { packParcel, type Parcel } from "../open/parcel.ts";
import { sealTo } from "../open/seal.ts";
import { getRecipients } from "../recipients.ts";

/** Seals in the memory of the server what came as it was typed. What was packed is wiped; nothing of it is stored or logged. */
export async function sealHere(parcels: readonly Parcel[]): Promise<SealedPart[]> {
  const recipients = await getRecipients();
  const keys = recipients.map(({ id }) => id);
  const sealed: SealedPart[] = [];
  for (const parcel of parcels) {
    const packed = packParcel(parcel);
    const bytes = await sealTo(
      recipients.map(({ recipient }) => recipient),
      packed,
    );
    packed.fill(0);
    parcel.content?.fill(0);
    sealed.push({ sealed: new Uint8Array(bytes), keys });
  }
  return sealed;
}
