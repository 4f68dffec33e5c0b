import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import type { Role } from "#lib/domains/members/index.ts";
import { requestGrant, type Decision, type GrantKey } from "#lib/domains/portals/index.ts";
import { aMember, visitOf } from "../members/account/a-member.ts";

export const purpose = "To read the papers of the pilot once they exist.";

/** A member who requested access to a portal. */
export async function aRequest(
  portal: GrantKey = "investor",
  { organisation }: { organisation?: string } = {},
) {
  const member = await aMember();
  const { id } = await requestGrant(member.visit, { portal, purpose, organisation });
  return { ...member, grantId: id };
}

/** A member with a role of the staff. */
export async function aColleague(role: Role) {
  const member = await aMember({ email: `${role}_${randomUUID()}@example.org` });
  await db().member.update({ where: { id: member.id }, data: { role } });
  return { ...member, visit: await visitOf(member.session) };
}

export const aDecision = (id: string, parts: Partial<Decision> = {}): Decision => ({
  id,
  decision: "approve",
  reason: "The purpose fits the portal.",
  by: "a test",
  ...parts,
});

/** Moves the end of an approval into the past. */
export const expire = (id: string) =>
  db().$executeRaw`UPDATE grants SET expires_at = now() - interval '1 second' WHERE id = ${id}::uuid`;

/** The audit entries about a member's address, oldest first. */
export async function auditOf(email: string) {
  const { keyedHash } = await import("#lib/platform/secrets/index.ts");
  return db().auditEvent.findMany({
    where: { subject: keyedHash("audit subject", email) },
    select: { action: true, outcome: true, actorId: true, detail: true },
    orderBy: { id: "asc" },
  });
}
