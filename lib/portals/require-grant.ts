import "server-only";
import { recordRefusal } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { AppError } from "../errors.ts";
import { findPortalByKey } from "./find-portal.ts";
import type { GrantKey } from "./open/keys.ts";
import { readAccess, type AccessGrant } from "./read-access.ts";
import { fault } from "#lib/words/faults.ts";

/**
 * The guard beside the data of a portal: passes a member whose approval holds now and here, and answers with it.
 * Everybody else gets 403 with what to do, and is written to the audit.
 */
export async function requireGrant(visit: Visit, portal: GrantKey, address: string): Promise<AccessGrant> {
  const access = await readAccess(visit, portal, address);
  if (access.state === "approved") return access.grant;
  if (access.state === "elsewhere") {
    // readAccess has written this one down.
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
