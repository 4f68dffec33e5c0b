import "server-only";
import { recordRefusal } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { AppError } from "#lib/platform/errors.ts";
import { findPortalByKey } from "./find-portal.ts";
import type { GrantKey } from "./open/keys.ts";
import { readAccess, type AccessGrant } from "./read-access.ts";
import { fault } from "#lib/platform/words/faults.ts";

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
