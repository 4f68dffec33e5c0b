import "server-only";
import { countCases, listCases, listLabels, type ListedCase } from "#lib/domains/cases/index.ts";
import type { CaseCounts, QueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Colleague } from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { listDesk } from "./at-once.ts";
import { kindsOf } from "./open/rights.ts";
import { mostViews } from "./open/views.ts";
import { titleOf } from "./title-of.ts";

type SavedView = { id: string; name: string; search: string };

/** A member's saved views of the queue, by name. */
const listViews = ({ member }: Visit): Promise<SavedView[]> =>
  db().savedView.findMany({
    where: { memberId: member.id },
    orderBy: { name: "asc" },
    take: mostViews,
    select: { id: true, name: true, search: true },
  });

export type QueuedCase = ListedCase & { title: string; country: string | undefined };

/** A page of the queue as one member of staff sees it. */
export type Queue = {
  cases: readonly QueuedCase[];
  next: string | undefined;
  counts: CaseCounts;
  colleagues: readonly Colleague[];
  /** Labels in use, offered as filters. */
  labels: readonly string[];
  /** The views this member of staff has saved. */
  views: readonly SavedView[];
};

/** The cases of the kinds their role may read, and the number in each state under the same filters. */
export async function readQueue(visit: Visit, query: QueueQuery): Promise<Queue> {
  const { member } = visit;
  const reader = { memberId: member.id, kinds: kindsOf(member.role) };
  const [{ cases, next }, counts, colleagues, labels, views] = await Promise.all([
    listCases(query, reader),
    countCases(query, reader),
    listDesk(),
    listLabels(reader),
    listViews(visit),
  ]);
  return {
    cases: cases.map((one) => ({
      ...one,
      title: titleOf(one),
      country: one.countrySlug ? findCountry(one.countrySlug)?.name : undefined,
    })),
    next,
    counts,
    colleagues,
    labels,
    views,
  };
}
