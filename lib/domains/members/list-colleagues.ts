import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Role } from "#lib/data/access/open/visit.ts";

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
