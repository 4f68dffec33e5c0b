import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  findMember,
  listStaff,
  listLiveDevices,
  listRoleChanges,
  type FoundMember,
  type StaffMember,
  type Device,
  type RoleChange,
} from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { countCases } from "#lib/domains/cases/index.ts";
import type { CaseCounts } from "#lib/domains/cases/open/queue-query.ts";
import { caseKinds } from "#lib/domains/cases/open/kinds.ts";
import { listGrants, withdrawGrant, type MemberGrant } from "#lib/domains/portals/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { MembersQuery } from "./open/queries.ts";

/** The members page: everybody with a role, and the account whose whole address was typed. */
export type MembersRead = {
  staff: readonly StaffMember[];
  next: string | undefined;
  /** Undefined without a search, null if no account has the address. */
  found: FoundMember | null | undefined;
};

/** Lists everybody with a role, and finds one account by its whole address. Each query is recorded in the audit log. */
export async function readMembers({ member }: Visit, { email, after }: MembersQuery): Promise<MembersRead> {
  const [{ staff, next }, found] = await Promise.all([
    listStaff(after),
    email ? findMember({ email }) : undefined,
  ]);
  const entry = { outcome: "done", actorId: member.id } as const;
  if (email)
    await record({ ...entry, action: "member.sought", address: email, detail: { found: Boolean(found) } });
  else await record({ ...entry, action: "staff.listed", detail: { listed: staff.length } });
  return { staff, next, found: email ? (found ?? null) : undefined };
}

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
  const reader = { memberId: by.id, kinds: caseKinds };
  const [roleChanges, devices, grants, sent, assigned] = await Promise.all([
    listRoleChanges(id, shownRoleChanges),
    listLiveDevices(id, null),
    listGrants(id),
    countCases({ state: "open", text: member.email }, reader),
    countCases({ state: "open", who: id }, reader),
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

type Withdrawal = { id: string; grant: string; reason: string };

/**
 * Withdraws one access grant of the account `id`. A grant of another account throws the same error as an unknown one.
 */
export async function withdrawAccess({ member }: Visit, { id, grant, reason }: Withdrawal): Promise<void> {
  const held = await listGrants(id);
  if (!held.some((one) => one.id === grant)) throw new AppError("not_found", fault("grant.unknown"));
  await withdrawGrant({ id: grant, reason, by: member.id });
}
