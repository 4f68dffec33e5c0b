import "server-only";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { db } from "#lib/platform/db.ts";
import { findPortalByKey } from "./find-portal.ts";
import { stateNow, type GrantState } from "./state-now.ts";

export type MemberGrant = {
  id: string;
  portal: string;
  /** The portal's name and path for pages. */
  name: string;
  path: string;
  state: GrantState;
  organisation: string | null;
  purpose: string;
  reason: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  expiresAt: Date | null;
};

/**
 * Every portal a member has requested, newest first. There is at most one row for each portal, so the list is bounded.
 */
export async function listGrants(memberId: string): Promise<MemberGrant[]> {
  const rows = await db().$queryRaw<Omit<MemberGrant, "name" | "path">[]>`
    SELECT g.id::text, g.portal, g.organisation, g.purpose, g.reason, g.requested_at AS "requestedAt",
      g.decided_at AS "decidedAt", g.expires_at AS "expiresAt", ${stateNow}
    FROM grants g WHERE g.member_id = ${memberId}::uuid
    ORDER BY g.requested_at DESC, g.id`;
  return rows.map((row) => {
    const portal = findPortalByKey(row.portal);
    return { ...row, name: portal?.name ?? row.portal, path: portal?.path ?? hubPath };
  });
}
