import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { AppError } from "../errors.ts";
import { findPortalByKey } from "./find-portal.ts";
import type { GrantKey } from "./open/keys.ts";
import { readAccess, type AccessGrant } from "./read-access.ts";

const why = {
  none: "You have no access to this portal yet. Its page says how to ask for it.",
  requested: "Your request for this portal is open. You can enter once it has been approved.",
  refused:
    "Your request for this portal was refused. Its page gives the reason, and you can ask again there.",
  expired: "Your access to this portal has run out. Ask for it again on its page.",
} as const;

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
      `Your address is ${address || "unknown to us"}. It is not in a network registered for ${findPortalByKey(portal).name}. Register it at /portal/clearsight/register.`,
    );
  }
  await record({
    deed: "access.checked",
    outcome: "refused",
    actorId: visit.member.id,
    address: visit.member.email,
    detail: { portal, reason: access.state },
  });
  throw new AppError("forbidden", why[access.state]);
}
