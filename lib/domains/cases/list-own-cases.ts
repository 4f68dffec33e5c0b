import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";
import { ownCases, type CaseSender } from "./own-case.ts";

/** A case in its sender's list. */
export type OwnCaseRow = {
  reference: string;
  kind: CaseKind;
  topic: string;
  state: CaseState;
  filedAt: Date;
  /** Staff did something that the sender has not seen yet. */
  hasNews: boolean;
};

type Which = {
  /** Only these references; all if left out. */
  references?: readonly string[];
  /** Only cases with news, latest news first. */
  isNews?: true;
  take: number;
};

/** A member's own cases, latest first. References to other people's cases are ignored. */
export async function listOwnCases(
  member: NonNullable<CaseSender["member"]>,
  { references, isNews, take }: Which,
): Promise<OwnCaseRow[]> {
  if (references?.length === 0) return [];
  const seen = db().case.fields.senderReadAt;
  const unseen = { newsAt: { not: null }, OR: [{ senderReadAt: null }, { newsAt: { gt: seen } }] };
  const rows = await db().case.findMany({
    where: {
      AND: [ownCases({ member }) ?? {}, isNews ? unseen : {}],
      ...(references && { reference: { in: [...references] } }),
    },
    orderBy: isNews ? [{ newsAt: "desc" }, { id: "asc" }] : [{ filedAt: "desc" }, { id: "asc" }],
    take,
    select: {
      reference: true,
      kind: true,
      topic: true,
      state: true,
      filedAt: true,
      newsAt: true,
      senderReadAt: true,
    },
  });
  return rows.map(({ newsAt, senderReadAt, ...row }) => ({
    ...row,
    hasNews: newsAt !== null && (senderReadAt === null || newsAt > senderReadAt),
  }));
}
