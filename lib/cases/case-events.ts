import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { CaseEventKind } from "../generated/prisma/enums.ts";
import { openCaseWords, sealCaseWords } from "./case-words.ts";

export type { CaseEventKind };

type Added = {
  kind: CaseEventKind;
  /** The member of staff; left out for the sender. */
  byId?: string | undefined;
  words?: string | undefined;
  detail?: Record<string, string>;
};

/** Adds an event to a case, in the transaction `on` of what it tells. */
export async function addCaseEvent(
  on: Prisma.TransactionClient,
  caseId: string,
  { kind, byId, words, detail }: Added,
): Promise<void> {
  await on.caseEvent.create({
    data: {
      caseId,
      kind,
      byId: byId ?? null,
      sealed: words === undefined ? null : sealCaseWords(caseId, words),
      ...(detail && { detail }),
    },
    select: { id: true },
  });
}

export type CaseEvent = {
  /** A whole number in decimal that rises. */
  id: string;
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
  id: string;
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
    SELECT e.id::text AS id, e.kind::text AS kind, e.at, m.email AS by, t.email AS to, e.sealed, e.detail
    FROM case_events e LEFT JOIN members m ON m.id = e.by_id
      LEFT JOIN members t ON e.kind = 'assigned' AND t.id::text = e.detail->>'to'
    WHERE e.case_id = ${caseId}::uuid ORDER BY e.id`;
  return rows.map(({ id, kind, at, by, to, sealed, detail }) => ({
    id,
    kind,
    at,
    by: by ?? undefined,
    to: to ?? undefined,
    words: openCaseWords(caseId, sealed),
    detail: (detail ?? {}) as Record<string, string>,
  }));
}
