import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CaseKind } from "./open/kinds.ts";

/** The number of unfinished cases of a kind, by country slug. Cases without a country are not counted. */
export async function countOpenByCountry(kind: CaseKind): Promise<ReadonlyMap<string, number>> {
  const rows = await db().case.groupBy({
    by: ["countrySlug"],
    where: { kind, state: { not: "done" }, countrySlug: { not: null } },
    _count: true,
  });
  return new Map(rows.flatMap(({ countrySlug, _count }) => (countrySlug ? [[countrySlug, _count]] : [])));
}
