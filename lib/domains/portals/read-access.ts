import "server-only";
import { recordRefusal } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { networksOf } from "#lib/platform/http/client-address.ts";
import { isForOrganisations, type GrantKey } from "./open/keys.ts";
import { stateNow, type GrantState } from "./state-now.ts";

/** What a member may read of their own request. */
export type AccessGrant = {
  id: string;
  organisation: string | null;
  purpose: string;
  reason: string | null;
  networks: string[];
  requestedAt: Date;
  decidedAt: Date | null;
  expiresAt: Date | null;
};

export type Access =
  | { state: "none" }
  | { state: GrantState; grant: AccessGrant }
  /** Approved, but not for the member's current address. */
  | { state: "elsewhere"; grant: AccessGrant; address: string };

type Row = AccessGrant & { state: GrantState };

/** An approval without networks is valid from anywhere, except for ClearSight, where it is valid from nowhere. */
function isFromHere(portal: GrantKey, networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return !isForOrganisations(portal);
  return networksOf(networks).has(address);
}

/**
 * A member's access to a portal, read from the row itself. Expiry is judged by the database clock, networks by the
 * address of the request. Use of an approval from another network is recorded in the audit log.
 */
export async function readAccess({ member }: Visit, portal: GrantKey, address: string): Promise<Access> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT g.id::text, g.organisation, g.purpose, g.reason, g.networks, g.requested_at AS "requestedAt",
      g.decided_at AS "decidedAt", g.expires_at AS "expiresAt", ${stateNow}
    FROM grants g WHERE g.member_id = ${member.id}::uuid AND g.portal = ${portal}`;
  if (!row) return { state: "none" };
  const { state, ...grant } = row;
  if (state !== "approved" || isFromHere(portal, grant.networks, address)) return { state, grant };
  await recordRefusal({
    actorId: member.id,
    address: member.email,
    detail: { portal, reason: "elsewhere" },
  });
  return { state: "elsewhere", grant, address };
}
