import "server-only";
import { db } from "#lib/platform/db.ts";
import { roles, type Role } from "#lib/data/access/open/visit.ts";
import { env } from "#lib/platform/env.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";

export type StaffMember = { id: string; email: string; role: Role; createdAt: Date };

const staffPerPage = 50;
const staffRoles = roles.filter((role) => role !== "member");

/** Everybody with a role above member, sorted by address; a page starts after the account `after`. */
export async function listStaff(
  after: string | undefined,
): Promise<{ staff: StaffMember[]; next: string | undefined }> {
  const rows = await db().member.findMany({
    where: { role: { in: staffRoles } },
    select: { id: true, email: true, role: true, createdAt: true },
    orderBy: { email: "asc" },
    take: staffPerPage + 1,
    ...(after && { cursor: { id: after }, skip: 1 }),
  });
  const staff = rows.slice(0, staffPerPage);
  return { staff, next: rows.length > staff.length ? staff.at(-1)?.id : undefined };
}

/** An account as an admin sees it. */
export type FoundMember = {
  id: string;
  email: string;
  role: Role;
  audience: string | null;
  countrySlug: string | null;
  createdAt: Date;
  /** Whether ADMIN_EMAILS names the address: the role cannot be changed at the desk. */
  isBySetting: boolean;
};

/** The account with this id, or with this whole address; part of an address finds nobody. */
export async function findMember(by: { id: string } | { email: string }): Promise<FoundMember | undefined> {
  const where = "id" in by ? { id: by.id } : { email: mailboxOf(by.email) };
  const found = await db().member.findUnique({
    where,
    select: { id: true, email: true, role: true, audience: true, countrySlug: true, createdAt: true },
  });
  return found ? { ...found, isBySetting: env.ADMIN_EMAILS.includes(found.email) } : undefined;
}

export type Colleague = { id: string; email: string };

const most = 200;

/** The members with one of these roles, sorted by address. */
export const listColleagues = (roles: readonly Role[]): Promise<Colleague[]> =>
  db().member.findMany({
    where: { role: { in: [...roles] } },
    orderBy: { email: "asc" },
    take: most,
    select: { id: true, email: true },
  });
