import "server-only";
import type { Visit } from "#lib/members/open/visit.ts";
import type { Section } from "../content/types.ts";
import { portalRecords } from "./portal-records.ts";
import { requireGrant } from "./require-grant.ts";
import type { Portal } from "./types.ts";

const sectionsByKey = new Map<string, readonly Section[]>(
  portalRecords.map(({ key, memberSections = [] }) => [key, memberSections]),
);

/**
 * What only somebody who may enter reads of a portal: any member of one that is open to members, of another one whoever
 * has an approval that holds now and here. The guard stands here, beside the data: everybody else gets 403 and nothing.
 */
export async function readMemberSections(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<readonly Section[]> {
  if (portal.access === "grant") await requireGrant(visit, portal.key, address);
  return sectionsByKey.get(portal.key) ?? [];
}
