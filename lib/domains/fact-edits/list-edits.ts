import "server-only";
import { db } from "#lib/platform/db.ts";
import type { FactEditState } from "#lib/generated/prisma/enums.ts";
import { completeFiles, findFact, type FactLeaf } from "#lib/data/countries/record/index.ts";
import { valuesInWords, type ValueText, titleOf } from "./fact-words.ts";
import { openWords, valuesIn } from "./stored-edit.ts";

/** A proposal as staff read it: what it changes, its source, and its state. */
export type ListedEdit = {
  id: string;
  country: string;
  path: string;
  title: string;
  state: FactEditState;
  before: readonly ValueText[];
  after: readonly ValueText[];
  beforeSources: readonly string[];
  source: { title: string; publisher: string; url: string; asOf: string };
  reason: string | undefined;
  answer: string | undefined;
  proposedAt: Date;
  decidedAt: Date | null;
  /** The addresses of the colleagues; undefined if an account is deleted. */
  proposedBy: string | undefined;
  decidedBy: string | undefined;
  isOwn: boolean;
};

const most = 50;

/** The leaves whose values differ; all leaves if none do. */
function differing(
  leaves: readonly FactLeaf[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): readonly FactLeaf[] {
  const other = leaves.filter(
    ({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  return other.length > 0 ? other : leaves;
}

type Where = { country: string; memberId: string };

/** The proposals for the facts of a country: open ones first, then the latest. */
export async function listEdits({ country, memberId }: Where): Promise<ListedEdit[]> {
  const rows = await db().factEdit.findMany({
    where: { countrySlug: country },
    orderBy: [{ state: "asc" }, { proposedAt: "desc" }, { id: "desc" }],
    take: most,
  });
  const ids = [...new Set(rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat()))];
  const members = await db().member.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true },
    take: ids.length,
  });
  const addressOf = (id: string | null) => members.find((member) => member.id === id)?.email;
  const file = completeFiles().find(({ slug }) => slug === country);
  return rows.flatMap((row): ListedEdit[] => {
    const fact = file && findFact(file, row.path);
    if (!fact) return [];
    const [before, after] = [valuesIn(row.before), valuesIn(row.values)];
    const leaves = differing(fact.leaves, before, after);
    return [
      {
        id: row.id,
        country,
        path: row.path,
        title: titleOf(fact),
        state: row.state,
        before: valuesInWords(row.path, leaves, before),
        after: valuesInWords(row.path, leaves, after),
        beforeSources: row.beforeSources,
        source: {
          title: row.sourceTitle,
          publisher: row.sourcePublisher,
          url: row.sourceUrl,
          asOf: row.sourceAsOf,
        },
        reason: openWords(row, row.reason),
        answer: openWords(row, row.answer),
        proposedAt: row.proposedAt,
        decidedAt: row.decidedAt,
        proposedBy: addressOf(row.proposedBy),
        decidedBy: addressOf(row.decidedBy),
        isOwn: row.proposedBy === memberId,
      },
    ];
  });
}
