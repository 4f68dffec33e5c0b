import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { sizeClassOf, type ConfidentialState, type SizeClass } from "./open/states.ts";
import { dayOf } from "./own-case.ts";

export type ListedCase = { id: string; filedOn: string; touchedOn: string; parts: number; size: SizeClass };
export type CaseList = {
  cases: ListedCase[];
  counts: Readonly<Partial<Record<ConfidentialState, number>>>;
  hasMore: boolean;
};

const pageRows = 50;

/**
 * The cases of a state, those that wait longest first; of closed ones, the last closed first. The server cannot read
 * their content.
 */
export async function listCases(
  { member }: Visit,
  { state, page }: { state: ConfidentialState; page: number },
): Promise<CaseList> {
  const order = state === "closed" ? ("desc" as const) : ("asc" as const);
  const [rows, counted] = await Promise.all([
    db().confidentialCase.findMany({
      where: { state },
      select: { id: true, filedOn: true, touchedOn: true, parts: true },
      orderBy: [{ touchedOn: order }, { id: order }],
      skip: (page - 1) * pageRows,
      take: pageRows + 1,
    }),
    db().confidentialCase.groupBy({ by: ["state"], _count: { _all: true } }),
  ]);
  const shown = rows.slice(0, pageRows);
  const sizes = await db().$queryRaw<{ id: string; bytes: number }[]>`
    SELECT case_id AS id, sum(octet_length(sealed))::int AS bytes FROM confidential_parts
    WHERE case_id = ANY (${shown.map(({ id }) => id)}::uuid[]) GROUP BY case_id`;
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  await record({ action: "confidential.listed", outcome: "done", actorId: member.id });
  return {
    cases: shown.map(({ id, filedOn, touchedOn, parts }) => ({
      id,
      filedOn: dayOf(filedOn),
      touchedOn: dayOf(touchedOn),
      parts,
      size: sizeClassOf(bytesOf.get(id) ?? 0),
    })),
    counts: Object.fromEntries(counted.map((one) => [one.state, one._count._all])),
    hasMore: rows.length > pageRows,
  };
}
