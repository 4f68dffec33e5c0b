import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { openCaseWords } from "./case-words.ts";

/** A message in the thread of a case. */
export type ThreadLine = {
  id: bigint;
  from: "staff" | "sender";
  at: Date;
  words: string;
  key: string | null;
  /** The id of the attached file. */
  file: string | undefined;
  /** The member of staff who wrote it. */
  byId: string | null;
};

const lineRow = {
  id: true,
  kind: true,
  at: true,
  sealed: true,
  key: true,
  detail: true,
  byId: true,
} as const satisfies Prisma.CaseEventSelect;
type Row = Prisma.CaseEventGetPayload<{ select: typeof lineRow }>;

const toLine = (caseId: string, { kind, sealed, detail, ...row }: Row): ThreadLine => ({
  ...row,
  from: kind === "replied" ? "staff" : "sender",
  words: openCaseWords(caseId, sealed) ?? "",
  file: (detail as { file?: string } | null)?.file,
});

/** The messages of a case after an event, oldest first; `take` at most. */
export async function listThread(caseId: string, after: bigint, take: number): Promise<ThreadLine[]> {
  const rows = await db().caseEvent.findMany({
    where: { caseId, kind: { in: ["replied", "written"] }, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: lineRow,
  });
  return rows.map((row) => toLine(caseId, row));
}

/** A message by the idempotency key its client gave it. */
export async function findInThread(
  caseId: string,
  key: string,
  on: Prisma.TransactionClient = db(),
): Promise<ThreadLine | undefined> {
  const row = await on.caseEvent.findUnique({ where: { caseId_key: { caseId, key } }, select: lineRow });
  return row ? toLine(caseId, row) : undefined;
}

/** Whether an event belongs to this case. 0 is valid for every case: it is the start of the thread. */
export async function isInThread(caseId: string, id: bigint): Promise<boolean> {
  return id === 0n || (await db().caseEvent.count({ where: { id, caseId } })) > 0;
}
