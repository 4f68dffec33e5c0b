import "server-only";
import { db } from "#lib/platform/db.ts";
import { leastBrokenServer } from "../open/link-check.ts";

const most = 5_000;

/** The URLs that failed their last check, and the time of the latest check of any. */
export async function readUnanswered(): Promise<{ urls: string[]; checkedAt: Date | undefined }> {
  const [rows, { _max }] = await Promise.all([
    db().linkCheck.findMany({
      where: { OR: [{ answer: { in: ["broken", "silent"] } }, { status: { gte: leastBrokenServer } }] },
      select: { url: true },
      orderBy: { url: "asc" },
      take: most,
    }),
    db().linkCheck.aggregate({ _max: { checkedAt: true } }),
  ]);
  return { urls: rows.map(({ url }) => url), checkedAt: _max.checkedAt ?? undefined };
}
