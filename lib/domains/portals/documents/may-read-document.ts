import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { may } from "#lib/data/access/open/policy.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { findPortalByKey } from "../find-portal.ts";
import { requireGrant } from "../require-grant.ts";

async function mayEnter(visit: Visit, key: string, address: string): Promise<boolean> {
  const portal = findPortalByKey(key);
  if (portal?.access !== "grant") return false;
  try {
    await requireGrant(visit, portal.key, address);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError) return false;
    throw thrown;
  }
}

/**
 * Whether a member may open a document: staff who publish, and members who may enter its portal now and from this
 * address, unless it is for another member. Each access is recorded in the audit log.
 */
export async function mayReadDocument(visit: Visit, id: string, address: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db().portalDocument.findUnique({
    where: { id },
    select: { portal: true, kind: true, memberId: true },
  });
  if (!row) return false;
  const { id: memberId, role } = visit.member;
  const { portal, kind } = row;
  const isMeant = row.memberId === null || row.memberId === memberId;
  if (!may(role, "document.publish") && !(isMeant && (await mayEnter(visit, portal, address)))) return false;
  const detail = { portal, kind, document: id };
  await record({ action: "document.read", outcome: "done", actorId: memberId, detail });
  return true;
}
