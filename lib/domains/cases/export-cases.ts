import "server-only";
import { db } from "#lib/platform/db.ts";
import { openCaseWords } from "./case-words.ts";
import { ownCases } from "./own-case.ts";

/** The messages between staff and a member about what they sent, for a copy of their data; latest first. */
export async function exportCasesOf(member: { id: string; email: string }, take: number) {
  const rows = await db().case.findMany({
    where: ownCases({ member }) ?? { id: { in: [] } },
    orderBy: [{ filedAt: "desc" }, { id: "asc" }],
    take,
    select: {
      id: true,
      reference: true,
      kind: true,
      topic: true,
      state: true,
      filedAt: true,
      dueAt: true,
      endedAt: true,
      events: {
        where: { kind: { in: ["replied", "written"] } },
        orderBy: { id: "asc" },
        select: { kind: true, at: true, sealed: true },
      },
    },
  });
  return rows.map(({ id, events, ...row }) => ({
    ...row,
    messages: events.map(({ kind, at, sealed }) => ({
      byYou: kind === "written",
      at,
      words: openCaseWords(id, sealed),
    })),
  }));
}
