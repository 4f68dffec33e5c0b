import "server-only";
import { db } from "../db.ts";
import { findPortalByKey } from "./find-portal.ts";

export type MemberGrant = {
  id: string;
  portal: string;
  /** As pages call it, and where it is. */
  name: string;
  path: string;
  state: "requested" | "approved" | "refused" | "expired";
  organisation: string | null;
  purpose: string;
  reason: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  expiresAt: Date | null;
};

/** Every portal a member has asked for, newest first; at most one for each portal, so the list is bounded. */
export async function listGrants(memberId: string): Promise<MemberGrant[]> {
  const rows = await db().$queryRaw<Omit<MemberGrant, "name" | "path">[]>`
    SELECT id::text, portal, organisation, purpose, reason, requested_at AS "requestedAt", decided_at AS "decidedAt",
      expires_at AS "expiresAt",
      CASE WHEN state = 'approved' AND expires_at <= now() THEN 'expired' ELSE state::text END AS state
    FROM grants WHERE member_id = ${memberId}::uuid
    ORDER BY requested_at DESC, id`;
  return rows.map((row) => {
    const portal = findPortalByKey(row.portal);
    return { ...row, name: portal?.name ?? row.portal, path: portal?.path ?? "/portal/onestop" };
  });
}
