import "server-only";
import { db } from "#lib/platform/db.ts";
import { roles, type Role } from "#lib/data/access/open/visit.ts";

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
