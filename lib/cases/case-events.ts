import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { CaseEventKind } from "../generated/prisma/enums.ts";
import { tellAll } from "../live/index.ts";
import { openCaseWords, sealCaseWords } from "./case-words.ts";

export type { CaseEventKind };

type Added = {
  kind: CaseEventKind;
  /** The member of staff; left out for the sender. */
  byId?: string | undefined;
  words?: string | undefined;
  detail?: Record<string, string>;
  /** The name that whoever wrote it gave it before it was sent: a second of the same name is refused by the table. */
  key?: string;
};

/** What changes the thread of a case, or how it stands: those who follow it live look again. */
const heardOf: ReadonlySet<CaseEventKind> = new Set(["written", "replied", "closed", "reopened", "merged"]);

/** Whoever follows a case live listens to this topic, and looks at the case when they hear of it. */
export const caseTopic = (caseId: string): string => `case ${caseId}`;

/**
 * Adds an event to a case, in the transaction `on` of what it tells, and answers with its id. Where the case itself is written
 * too, that comes first: then ids of a case rise in the order in which they are committed, and who follows it misses none.
 */
export async function addCaseEvent(
  on: Prisma.TransactionClient,
  caseId: string,
  { kind, byId, words, detail, key }: Added,
): Promise<bigint> {
  if (heardOf.has(kind)) await tellAll(caseTopic(caseId), null, on);
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
  /** The address of the member of staff; undefined for the sender, and for an account that is gone. */
  by: string | undefined;
  words: string | undefined;
  /** To whom it was given: an address; undefined for nobody, and for an account that is gone. */
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

/** What staff did with a case and what was written back and forth, the oldest first. */
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
    detail: (detail ?? {}) as Record<string, string>,
  }));
}
