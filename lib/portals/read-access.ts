import "server-only";
import { recordRefusal } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { db } from "../db.ts";
import { networksOf } from "../http/client-address.ts";
import { isForOrganisations, type GrantKey } from "./open/keys.ts";
import { stateNow, type GrantState } from "./state-now.ts";

/** What the member who asked may read of the own request. */
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
  /** Approved, but not for the address the member comes from. */
  | { state: "elsewhere"; grant: AccessGrant; address: string };

type Row = AccessGrant & { state: GrantState };

/** An approval without a network holds anywhere, except for ClearSight, where it holds nowhere. */
function isFromHere(portal: GrantKey, networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return !isForOrganisations(portal);
  return networksOf(networks).has(address);
}

/**
 * How a member stands with a portal, asked of the row itself. Expiry is judged by the database's clock, networks by
 * the address the request came from. An approval tried from another network is written to the audit.
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
