import "server-only";
import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { db } from "#lib/platform/db.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { isGone, lastChange, type Plans } from "./open/plan.ts";
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

/** A country a member has a plan for, as listed in the account. */
export type PlannedCountry = {
  slug: CountrySlug;
  iso2: string;
  name: string;
  ticked: number;
  changedAt: Date;
};

/** The countries a member has plans for, the most recently changed first. */
export async function listPlannedCountries(member: { id: string }): Promise<PlannedCountry[]> {
  const { plans } = await listOwnPlans(member);
  const planned = Object.entries(plans).flatMap(([named, plan]) => {
    const country = findCountry(named);
    if (!country || isGone(plan)) return [];
    const ticked = Object.values(plan.ticks).filter(([isTicked]) => isTicked).length;
    const { slug, iso2, name } = country;
    return [{ slug, iso2, name, ticked, changedAt: new Date(lastChange(plan)) }];
  });
  return planned.toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime());
}
