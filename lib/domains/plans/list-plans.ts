import "server-only";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { db } from "#lib/platform/db.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import type { Plans } from "./open/plan.ts";
import { readPlans } from "./schema.ts";

const findRows = (memberId: string, take: number) =>
  db().plan.findMany({
    where: { memberId },
    select: { countrySlug: true, body: true, createdAt: true, updatedAt: true },
    orderBy: { countrySlug: "asc" },
    take,
  });

/**
 * The plans of a member, including tombstones of deleted ones. `account` lets a device recognize the owner without
 * revealing who that is.
 */
export async function listOwnPlans(member: { id: string }): Promise<{ account: string; plans: Plans }> {
  const rows = await findRows(member.id, countrySlugs.length);
  const plans = readPlans(Object.fromEntries(rows.map(({ countrySlug, body }) => [countrySlug, body])));
  return { account: keyedHash("plans of", member.id), plans };
}

/** Everything stored about a member's plans, for the export of their data. */
export const exportPlansOf = (member: { id: string }, take: number) => findRows(member.id, take);
