import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { findMember, listStaff, type FoundMember, type StaffMember } from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { MembersQuery } from "./open/members-query.ts";

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
