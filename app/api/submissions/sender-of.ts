import { readShown } from "#lib/cases/index.ts";
import { readDraftToken, type Sender } from "#lib/forms/index.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { findVisit } from "#lib/members/index.ts";

/** Who asks for what was sent: who is signed in, the browser it was sent from, or who named reference and address. */
export async function senderOf(request: Request): Promise<Sender & { address: string }> {
  const visit = await findVisit(request);
  return {
    memberId: visit?.member.id,
    token: readDraftToken(request),
    shown: readShown(request),
    address: clientAddress(request.headers),
  };
}
