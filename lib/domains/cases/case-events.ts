import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { CaseEventKind } from "#lib/generated/prisma/enums.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { notifyAll } from "#lib/services/realtime/live/index.ts";

const purpose = "case";
const sealedWords = z.object({ caseId: z.string(), words: z.string() });

/** Encrypts text of a case for storage. */
const sealCaseWords = (caseId: string, words: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { caseId, words });

/** Decrypts text of a case; undefined if there is none or it belongs to another case. */
export function openCaseWords(caseId: string, sealed: Uint8Array | null): string | undefined {
  const { data } = sealedWords.safeParse(sealed && open(purpose, sealed));
  return data?.caseId === caseId ? data.words : undefined;
}

type Added = {
  kind: CaseEventKind;
  /** The member of staff; left out for the sender. */
  byId?: string | undefined;
  words?: string | undefined;
  detail?: Record<string, string>;
  /** An idempotency key from the client. The table refuses a second event with the same key. */
  key?: string;
};

/** Events that change the thread or the state of a case. They notify live followers, who then read the case again. */
const notifying: ReadonlySet<CaseEventKind> = new Set(["written", "replied", "closed", "reopened", "merged"]);

/** The topic that live followers of a case listen to. On a notification they read the case again. */
export const caseTopic = (caseId: string): string => `case ${caseId}`;

/**
 * Adds an event to a case and returns its id. `on` is the transaction of the change that the event records. If that
 * transaction also updates the case row, the update must come first: then the ids of a case's events rise in commit
 * order, and a live follower misses none.
 */
export async function addCaseEvent(
  on: Prisma.TransactionClient,
  caseId: string,
  { kind, byId, words, detail, key }: Added,
): Promise<bigint> {
  if (notifying.has(kind)) await notifyAll(caseTopic(caseId), null, on);
  const { id } = await on.caseEvent.create({
    data: {
      caseId,
      kind,
      byId: byId ?? null,
      sealed: words === undefined ? null : sealCaseWords(caseId, words),
      ...(detail && { detail }),
      ...(key && { key }),
    },
    select: { id: true },
  });
  return id;
}

export type CaseEvent = {
  kind: CaseEventKind;
  at: Date;
  /** The address of the member of staff; undefined for the sender and for a deleted account. */
  by: string | undefined;
  words: string | undefined;
  /** The address of the assignee; undefined for nobody and for a deleted account. */
  to: string | undefined;
  detail: Readonly<Record<string, string>>;
};

type Row = {
  kind: CaseEventKind;
  at: Date;
  by: string | null;
  to: string | null;
  sealed: Uint8Array<ArrayBuffer> | null;
  detail: unknown;
};

/** The details of an event. Older rows have the name of an action under `deed`. */
function readDetail(stored: unknown): Record<string, string> {
  const { deed, ...detail } = (stored ?? {}) as Record<string, string>;
  return deed === undefined ? detail : { action: deed, ...detail };
}

/** What staff did with a case and the messages both sides wrote, oldest first. */
export async function listCaseEvents(caseId: string): Promise<CaseEvent[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT e.kind::text AS kind, e.at, m.email AS by, t.email AS to, e.sealed, e.detail
    FROM case_events e LEFT JOIN members m ON m.id = e.by_id
      LEFT JOIN members t ON e.kind = 'assigned' AND t.id::text = e.detail->>'to'
    WHERE e.case_id = ${caseId}::uuid ORDER BY e.id`;
  return rows.map(({ kind, at, by, to, sealed, detail }) => ({
    kind,
    at,
    by: by ?? undefined,
    to: to ?? undefined,
    words: openCaseWords(caseId, sealed),
    detail: readDetail(detail),
  }));
}

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
type LineRow = Prisma.CaseEventGetPayload<{ select: typeof lineRow }>;

const toLine = (caseId: string, { kind, sealed, detail, ...row }: LineRow): ThreadLine => ({
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
