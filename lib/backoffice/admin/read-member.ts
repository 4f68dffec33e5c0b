import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { countCases } from "#lib/domains/cases/index.ts";
import type { CaseCounts } from "#lib/domains/cases/open/counts.ts";
import { caseKinds } from "#lib/domains/cases/open/kinds.ts";
import {
  findMember,
  listLiveDevices,
  listRoleChanges,
  type Device,
  type FoundMember,
  type RoleChange,
} from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listGrants, type MemberGrant } from "#lib/domains/portals/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";

/** An account as an admin reads it. */
export type MemberRead = {
  member: FoundMember;
  isOwn: boolean;
  roleChanges: readonly RoleChange[];
  devices: readonly Device[];
  grants: readonly MemberGrant[];
  /** The cases they sent, and the cases assigned to them. */
  sent: CaseCounts;
  assigned: CaseCounts;
};

const shownRoleChanges = 20;

/**
 * The account with this id and its related data; undefined if there is none. Each read is recorded in the audit log.
 */
export async function readMember({ member: by }: Visit, id: string): Promise<MemberRead | undefined> {
  const member = isUuid(id) ? await findMember({ id }) : undefined;
  if (!member) return undefined;
  const looker = { memberId: by.id, kinds: caseKinds };
  const [roleChanges, devices, grants, sent, assigned] = await Promise.all([
    listRoleChanges(id, shownRoleChanges),
    listLiveDevices(id, null),
    listGrants(id),
    countCases({ state: "open", text: member.email }, looker),
    countCases({ state: "open", who: id }, looker),
  ]);
  await record({
    action: "member.read",
    outcome: "done",
    actorId: by.id,
    address: member.email,
    detail: { member: id },
  });
  return { member, isOwn: id === by.id, roleChanges, devices, grants, sent, assigned };
}
