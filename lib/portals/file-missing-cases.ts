import "server-only";
import { fileCase } from "../cases/index.ts";
import { db } from "../db.ts";

/** Puts requests for access into the queue that were filed before there was one; answers how many. */
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
