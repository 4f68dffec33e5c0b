import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { remindAfterDays } from "./open/limits.ts";

type WaitingCases = {
  count: number;
  /** The addresses of all current caseworkers. */
  caseworkers: string[];
};

/**
 * Records that caseworkers are notified of waiting cases, if one has started to wait since the last notice, or has
 * waited for more than two days. Of two concurrent calls, one records it. Undefined if there is nothing to report, or
 * no caseworker. Today's cases are left for tomorrow: otherwise the presence of a notice would reveal the hour at which
 * a case came.
 */
export async function noteWaiting(on: Prisma.TransactionClient): Promise<WaitingCases | undefined> {
  const members = await on.member.findMany({
    where: { role: "caseworker" },
    select: { email: true },
    orderBy: { id: "asc" },
    take: 100,
  });
  if (members.length === 0) return undefined;
  const noted = await on.$executeRaw`
    INSERT INTO confidential_notices AS n (id, told_on)
    SELECT 1, CURRENT_DATE
    WHERE EXISTS (SELECT 1 FROM confidential_cases WHERE state = 'waiting' AND touched_on < CURRENT_DATE)
    ON CONFLICT (id) DO UPDATE SET told_on = CURRENT_DATE
    WHERE n.told_on < CURRENT_DATE AND EXISTS (
      SELECT 1 FROM confidential_cases WHERE state = 'waiting' AND touched_on < CURRENT_DATE
        AND (touched_on >= n.told_on OR touched_on < CURRENT_DATE - ${remindAfterDays}::int))`;
  if (noted === 0) return undefined;
  const [row] = await on.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM confidential_cases WHERE state = 'waiting' AND touched_on < CURRENT_DATE`;
  return { count: row?.count ?? 0, caseworkers: members.map(({ email }) => email) };
}
