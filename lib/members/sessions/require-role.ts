import "server-only";
import { record } from "#lib/audit/index.ts";
import { AppError } from "#lib/errors.ts";
import type { Role, Visit } from "./visit.ts";

/** Passes members with one of these roles. To the rest the place is not there, and that they asked is written down. */
export async function requireRole(visit: Visit, ...roles: Role[]): Promise<void> {
  if (roles.includes(visit.member.role)) return;
  await record({
    deed: "access.checked",
    outcome: "refused",
    actorId: visit.member.id,
    detail: { role: visit.member.role },
  });
  throw new AppError("not_found", "There is no call at this address.");
}
