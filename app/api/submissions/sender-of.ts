import { readShown } from "#lib/domains/cases/index.ts";
import { type Sender } from "#lib/domains/forms/index.ts";
import { readDraftToken } from "#lib/domains/fields/index.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { findVisit } from "#lib/domains/members/index.ts";

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
