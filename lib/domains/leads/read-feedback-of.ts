import "server-only";
import { db } from "#lib/platform/db.ts";

export type FeedbackOf = {
  yes: number;
  no: number;
  /** The newest that said no. */
  newest: readonly {
    page: string;
    cited: readonly string[];
    words: string | null;
    filedAt: Date;
  }[];
};

/** The feedback since `since` on the page at `path`, for any query string. */
export async function readFeedbackOf(
  path: `/${string}`,
  { since, take }: { since: Date; take: number },
): Promise<FeedbackOf> {
  const where = { page: { startsWith: `${path}?` }, filedAt: { gte: since } };
  const [counts, newest] = await Promise.all([
    db().pageFeedback.groupBy({ by: ["isUseful"], where, _count: true }),
    db().pageFeedback.findMany({
      where: { ...where, isUseful: false },
      select: { page: true, cited: true, words: true, filedAt: true },
      orderBy: [{ filedAt: "desc" }, { id: "desc" }],
      take,
    }),
  ]);
  const countOf = (isUseful: boolean) => counts.find((row) => row.isUseful === isUseful)?._count ?? 0;
  return { yes: countOf(true), no: countOf(false), newest };
}
