import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";

/** Files cases for access requests that are older than the queue. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().grant.findMany({
    where: { case: null },
    take,
    select: {
      id: true,
      portal: true,
      state: true,
      requestedAt: true,
      member: { select: { id: true, email: true, countrySlug: true } },
    },
  });
  for (const { id, portal, state, requestedAt: filedAt, member } of rows)
    await fileCase(
      db(),
      { grantId: id },
      {
        kind: "access",
        topic: portal,
        state: state === "requested" ? "open" : "done",
        memberId: member.id,
        address: member.email,
        countrySlug: member.countrySlug,
        filedAt,
      },
    );
  return rows.length;
}
