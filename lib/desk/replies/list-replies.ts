import "server-only";
import { db } from "../../db.ts";
import type { CaseKind } from "../../cases/open/kinds.ts";
import { mostReplies } from "../open/replies.ts";

/** Words that answers begin with. */
export type CannedReply = {
  id: string;
  title: string;
  kinds: CaseKind[];
  words: string;
  version: number;
  updatedAt: Date;
  /** Null for an account that is gone. */
  updatedBy: { email: string } | null;
};

/** All of them by title, or those for one kind of case. */
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
