import { partAddress } from "#lib/domains/confidential/open/paths.ts";
import { unpackParcel, type Parcel } from "#lib/domains/confidential/open/parcel.ts";
import { unseal } from "#lib/domains/confidential/open/unseal.ts";

/** Fetches a part, still sealed. */
export async function fetchPart(id: string): Promise<Uint8Array> {
  const answer = await fetch(partAddress(id), { cache: "no-store" });
  if (!answer.ok) throw new Error(`the part did not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Opens a part; undefined if it is sealed to none of these keys. */
export async function openPart(id: string, identities: readonly string[]): Promise<Parcel | undefined> {
  const sealed = await fetchPart(id);
  return unseal(identities, sealed).then(unpackParcel, () => undefined);
}
