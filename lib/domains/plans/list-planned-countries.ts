import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { listOwnPlans } from "./list-plans.ts";
import { isGone, lastChange } from "./open/plan.ts";

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
