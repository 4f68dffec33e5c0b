import "server-only";
import type { Visit } from "#lib/members/open/visit.ts";
import { findSubmission, type OwnSubmission } from "../forms/index.ts";
import type { PortalRequest } from "./list-portal-requests.ts";
import { sideOf } from "./open/member-sides.ts";
import type { Portal } from "./types.ts";

/** More of one kind than a member has in view; the rest stands among what they sent. */
const mostHoldings = 12;

/** What staff accepted of a member in a portal, whole: their profile, their varieties, their household. */
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
