import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { readReference } from "../reference.ts";
import type { Looker } from "./matching.ts";

export const caseRow = {
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

/** A case of the queue, with where what was sent stands. */
export type CaseRow = Prisma.CaseGetPayload<{ select: typeof caseRow }>;

/** The case of a reference, of one of the kinds somebody may read; undefined for every other, and an unknown one, alike. */
export async function findCase(
  typed: string,
  { kinds }: Pick<Looker, "kinds">,
  on: Prisma.TransactionClient = db(),
): Promise<CaseRow | undefined> {
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await on.case.findFirst({ where: { reference, kind: { in: [...kinds] } }, select: caseRow });
  return row ?? undefined;
}

/** A case by its id, for what goes on after somebody was let in. */
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

/** What else the same person sent, the latest first: by the same account, or with the same address. */
export function listRelated(
  { id, memberId, senderHash, kind }: CaseRow,
  { kinds }: Pick<Looker, "kinds">,
): Promise<RelatedCase[]> {
  // A comment is read without a name: what else its writer sent would be one.
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
