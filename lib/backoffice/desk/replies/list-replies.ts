import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { mostReplies } from "../open/replies.ts";

/** A text that staff can start an answer from. */
export type CannedReply = {
  id: string;
  title: string;
  kinds: CaseKind[];
  words: string;
  version: number;
  updatedAt: Date;
  /** Null if the account is deleted. */
  updatedBy: { email: string } | null;
};

/** All canned replies by title, or those for one kind of case. */
export const listReplies = (kind?: CaseKind): Promise<CannedReply[]> =>
  db().cannedReply.findMany({
    where: kind ? { kinds: { has: kind } } : {},
    orderBy: { title: "asc" },
    take: mostReplies,
    select: {
      id: true,
      title: true,
      kinds: true,
      words: true,
      version: true,
      updatedAt: true,
      updatedBy: { select: { email: true } },
    },
  });
