import "server-only";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { findSubmission, type OwnSubmission } from "#lib/domains/forms/index.ts";
import type { PortalRequest } from "./list-portal-requests.ts";
import { sideOf } from "./open/member-sides.ts";
import type { Portal } from "./types.ts";

/** The most entries of one kind to show; the rest are in the list of what the member sent. */
const mostHoldings = 12;

/** The accepted submissions of a member in a portal, in full: their profile, their varieties, their household. */
export async function listHoldings(
  { member }: Visit,
  portal: Portal,
  requests: readonly PortalRequest[],
): Promise<OwnSubmission[]> {
  const { holds = [] } = sideOf(portal.key);
  const held = requests.filter(
    ({ sent }) => "form" in sent && holds.includes(sent.form) && sent.stands === "accepted",
  );
  const found = await Promise.all(
    held.slice(0, mostHoldings).map(({ reference }) => findSubmission(reference, { memberId: member.id })),
  );
  return found.filter((one) => one !== undefined);
}
