import { readShown } from "#lib/cases/index.ts";
import { type Sender } from "#lib/forms/index.ts";
import { readDraftToken } from "#lib/fields/index.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { findVisit } from "#lib/members/index.ts";

/**
 * Identifies the caller as the sender of a submission: by the signed-in member, the browser it was sent from, or a
 * reference and e-mail address given before.
 */
export async function senderOf(request: Request): Promise<Sender & { address: string }> {
  const visit = await findVisit(request);
  return {
    memberId: visit?.member.id,
    token: readDraftToken(request),
    shown: readShown(request),
    address: clientAddress(request.headers),
  };
}
