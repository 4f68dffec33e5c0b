import "server-only";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { Section } from "#lib/data/content/types.ts";
import { portalRecords } from "./portal-records.ts";
import { requireGrant } from "./require-grant.ts";
import type { Portal } from "./types.ts";

const sectionsByKey = new Map<string, readonly Section[]>(
  portalRecords.map(({ key, memberSections = [] }) => [key, memberSections]),
);

/**
 * The sections of a portal that need access: for a portal open to members, any member has it; for the others, a member
 * needs an approval that is valid now and from here. Access is checked here, next to the data: everybody else gets 403.
 */
export async function readMemberSections(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<readonly Section[]> {
  if (portal.access === "grant") await requireGrant(visit, portal.key, address);
  return sectionsByKey.get(portal.key) ?? [];
}
