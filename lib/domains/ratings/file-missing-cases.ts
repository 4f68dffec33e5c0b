import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";

/** Files cases for waiting comments that are older than the queue. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().rating.findMany({
    where: { commentState: "waiting", case: null },
    take,
    select: { memberId: true, countrySlug: true, kind: true, updatedAt: true },
  });
  for (const { memberId, countrySlug, kind, updatedAt: filedAt } of rows)
    await fileCase(
      db(),
      { memberId, countrySlug, ratingKind: kind },
      { kind: "comment", topic: kind, memberId, filedAt },
    );
  return rows.length;
}
