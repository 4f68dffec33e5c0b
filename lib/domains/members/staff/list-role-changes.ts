import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { open } from "#lib/platform/secrets/index.ts";
import type { Role } from "#lib/data/access/open/visit.ts";

export const reasonPurpose = "role change";
const sealedReason = z.object({ reason: z.string() });

export type RoleChange = {
  at: Date;
  from: Role;
  to: Role;
  /** The address of the admin who made the change; undefined if ADMIN_EMAILS did, or if their account is deleted. */
  by: string | undefined;
  isBySetting: boolean;
  reason: string | undefined;
};

/** The roles a member was given and lost, newest first. */
export async function listRoleChanges(memberId: string, take: number): Promise<RoleChange[]> {
  const rows = await db().roleChange.findMany({
    where: { memberId },
    select: { at: true, from: true, to: true, byId: true, sealed: true },
    orderBy: { id: "desc" },
    take,
  });
  const ids = rows.flatMap(({ byId }) => byId ?? []);
  const colleagues = await db().member.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true },
  });
  const addressOf = new Map(colleagues.map(({ id, email }) => [id, email]));
  return rows.map(({ at, from, to, byId, sealed }) => ({
    at,
    from,
    to,
    by: byId ? addressOf.get(byId) : undefined,
    isBySetting: byId === null,
    reason: sealedReason.safeParse(sealed && open(reasonPurpose, sealed)).data?.reason,
  }));
}
