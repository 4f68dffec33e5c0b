import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import type { CaseReader } from "./matching.ts";

const caseRow = {
  id: true,
  reference: true,
  kind: true,
  topic: true,
  state: true,
  countrySlug: true,
  memberId: true,
  senderHash: true,
  filedAt: true,
  dueAt: true,
  endedAt: true,
  version: true,
  hasNews: true,
  labels: true,
  senderToldAt: true,
  senderReadAt: true,
  leadId: true,
  submissionId: true,
  grantId: true,
  feedbackId: true,
  ratingKind: true,
  assignee: { select: { id: true, email: true } },
  mergedInto: { select: { reference: true } },
  merged: { select: { reference: true } },
  conversation: { select: { id: true, helped: true, page: true } },
} as const satisfies Prisma.CaseSelect;

/** A case of the queue, with the id of what was sent in its domain. */
export type CaseRow = Prisma.CaseGetPayload<{ select: typeof caseRow }>;

/**
 * The case with this reference, if its kind is in `kinds`. Undefined both for other kinds and for unknown references.
 */
export async function findCase(
  typed: string,
  { kinds }: Pick<CaseReader, "kinds">,
  on: Prisma.TransactionClient = db(),
): Promise<CaseRow | undefined> {
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await on.case.findFirst({ where: { reference, kind: { in: [...kinds] } }, select: caseRow });
  return row ?? undefined;
}

/** A case by its id, for work that follows an access check. */
export const getCase = (id: string, on: Prisma.TransactionClient): Promise<CaseRow | null> =>
  on.case.findUnique({ where: { id }, select: caseRow });

export type RelatedCase = {
  reference: string;
  kind: CaseRow["kind"];
  topic: string;
  state: CaseRow["state"];
  filedAt: Date;
};

const mostRelated = 20;

/** Other cases of the same sender, by account or address, latest first. */
export function listRelated(
  { id, memberId, senderHash, kind }: CaseRow,
  { kinds }: Pick<CaseReader, "kinds">,
): Promise<RelatedCase[]> {
  // A comment is read without a name, and its writer's other cases would reveal it.
  const same =
    kind === "comment" ? [] : [...(memberId ? [{ memberId }] : []), ...(senderHash ? [{ senderHash }] : [])];
  if (same.length === 0) return Promise.resolve([]);
  return db().case.findMany({
    where: { id: { not: id }, kind: { in: kinds.filter((one) => one !== "comment") }, OR: same },
    orderBy: [{ filedAt: "desc" }, { id: "asc" }],
    take: mostRelated,
    select: { reference: true, kind: true, topic: true, state: true, filedAt: true },
  });
}

/** A case with the member whose action is pending, if any. */
export type NamedCase = CaseRow & { held: { byId: string } | null };

/** The cases with these references, by reference. Unknown references and cases the reader may not see are left out. */
export async function listNamed(
  references: readonly string[],
  { kinds }: Pick<CaseReader, "kinds">,
): Promise<ReadonlyMap<string, NamedCase>> {
  const rows = await db().case.findMany({
    where: { reference: { in: [...references] }, kind: { in: [...kinds] } },
    take: references.length,
    orderBy: { id: "asc" },
    select: { ...caseRow, held: { select: { byId: true } } },
  });
  return new Map(rows.map((row) => [row.reference, row]));
}
