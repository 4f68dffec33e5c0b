import "server-only";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { db } from "#lib/platform/db.ts";
import { recordRefusal } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { networksOf } from "#lib/platform/http/client-address.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { findPortalByKey } from "./find-portal.ts";
import { stateNow, type GrantState } from "./list-grant-requests.ts";
import { isForOrganisations, type GrantKey } from "./open/keys.ts";

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

/**
 * The access check next to a portal's data: returns the grant of a member whose approval is valid now and from here.
 * Everybody else gets 403 with what to do, and the refusal is recorded in the audit log.
 */
export async function requireGrant(visit: Visit, portal: GrantKey, address: string): Promise<AccessGrant> {
  const access = await readAccess(visit, portal, address);
  if (access.state === "approved") return access.grant;
  if (access.state === "elsewhere") {
    // readAccess has already recorded this refusal.
    throw new AppError(
      "forbidden",
      fault(address ? "grant.notInNetwork" : "grant.addressUnknown", {
        address,
        portal: findPortalByKey(portal).name,
      }),
    );
  }
  await recordRefusal({
    actorId: visit.member.id,
    address: visit.member.email,
    detail: { portal, reason: access.state },
  });
  throw new AppError("forbidden", fault(`grant.${access.state}`));
}
