import "server-only";
import { db } from "../db.ts";
import { Prisma } from "../generated/prisma/client.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { found, matching, soughtBy, type Looker } from "./matching.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";
import { casesPerPage } from "./open/limits.ts";
import type { QueueQuery } from "./open/queue-query.ts";

/** A row of the queue. */
export type ListedCase = {
  id: string;
  reference: string;
  kind: CaseKind;
  topic: string;
  state: CaseState;
  countrySlug: string | null;
  filedAt: Date;
  dueAt: Date;
  /** By the clock of the database. */
  isLate: boolean;
  version: number;
  /** The sender has written since staff last did something. */
  hasNews: boolean;
  assigneeId: string | null;
  /** The address of the colleague who has it. */
  assignee: string | null;
};

export type FoundCases = {
  cases: readonly ListedCase[];
  /** Where the next page goes on from; undefined on the last. */
  next: string | undefined;
};

/**
 * A page of the queue: what is due first stands on top, what is late above all. It goes on after the case `after` names, so
 * that nothing is left out or shown twice while others work on it. What is searched for by name is found in any state.
 */
export async function listCases(query: QueueQuery, looker: Looker): Promise<FoundCases> {
  const sought = soughtBy(query, looker);
  const isFalling = sought.state === "done"; // what was due last comes first
  const from = readCursor(query.after);
  const [at, id] = from ? [from.at, from.id] : [null, null];
  const rows = await db().$queryRaw<ListedCase[]>`
    SELECT c.id::text AS id, c.reference, c.kind::text AS kind, c.topic, c.state::text AS state,
      c.country_slug AS "countrySlug", c.filed_at AS "filedAt", c.due_at AS "dueAt",
      (c.due_at < now() AND c.state <> 'done') AS "isLate", c.version, c.has_news AS "hasNews",
      c.assignee_id::text AS "assigneeId", m.email AS assignee
    FROM cases c LEFT JOIN members m ON m.id = c.assignee_id
    WHERE ${found(sought)}
      AND ${
        isFalling
          ? Prisma.sql`(${at}::timestamptz IS NULL OR (c.due_at, c.id) < (${at}::timestamptz, ${id}::uuid))
              ORDER BY c.due_at DESC, c.id DESC`
          : Prisma.sql`(${at}::timestamptz IS NULL OR (c.due_at, c.id) > (${at}::timestamptz, ${id}::uuid))
              ORDER BY c.due_at, c.id`
      }
    LIMIT ${casesPerPage + 1}`;
  const cases = rows.slice(0, casesPerPage);
  const last = cases.at(-1);
  return {
    cases,
    next: rows.length > cases.length && last ? writeCursor({ at: last.dueAt, id: last.id }) : undefined,
  };
}

/** How many there are of each kind and state, under the other filters. */
export type CaseCounts = readonly { kind: CaseKind; state: CaseState; count: number; late: number }[];

export async function countCases(query: QueueQuery, looker: Looker): Promise<CaseCounts> {
  const sought = soughtBy(query, looker);
  return db().$queryRaw<{ kind: CaseKind; state: CaseState; count: number; late: number }[]>`
    SELECT c.kind::text AS kind, c.state::text AS state, count(*)::int AS count,
      (count(*) FILTER (WHERE c.due_at < now() AND c.state <> 'done'))::int AS late
    FROM cases c
    WHERE ${matching(sought)}
    GROUP BY c.kind, c.state`;
}
