import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { found, matching, soughtBy, type CaseReader } from "./matching.ts";
import type { CaseCounts, QueueQuery } from "./open/queue-query.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";
import { casesPerPage, mostCounted } from "./open/limits.ts";

/** The last case of a page, by its sort key. */
type Cursor = { at: Date; id: string };

const cursorKey = z.tuple([z.iso.datetime().refine((at) => at >= "0001"), z.uuid()]);
const longestCursor = 200;

/** A cursor as it appears in a URL. */
export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

/** Parses the cursor in a URL; undefined if it is invalid. */
export function readCursor(typed: string | undefined): Cursor | undefined {
  if (!typed || typed.length > longestCursor) return undefined;
  try {
    const { data } = cursorKey.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString()));
    return data && { at: new Date(data[0]), id: data[1] };
  } catch {
    return undefined;
  }
}

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
  /** By the database clock. */
  isLate: boolean;
  version: number;
  /** The sender has written since the last staff action. */
  hasNews: boolean;
  labels: string[];
  assigneeId: string | null;
  /** The address of the assignee. */
  assignee: string | null;
};

type FoundCases = {
  cases: readonly ListedCase[];
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
};

/**
 * A page of the queue in order of due date, so overdue cases come first. It starts after the case that `after` names,
 * so no case is skipped or repeated while others work on the queue. A text search finds cases in any state.
 */
export async function listCases(query: QueueQuery, reader: CaseReader): Promise<FoundCases> {
  const sought = soughtBy(query, reader);
  const isFalling = sought.state === "done"; // latest due date first
  const from = readCursor(query.after);
  const [at, id] = from ? [from.at, from.id] : [null, null];
  const rows = await db().$queryRaw<ListedCase[]>`
    SELECT c.id::text AS id, c.reference, c.kind::text AS kind, c.topic, c.state::text AS state,
      c.country_slug AS "countrySlug", c.filed_at AS "filedAt", c.due_at AS "dueAt",
      (c.due_at < now() AND c.state <> 'done') AS "isLate", c.version, c.has_news AS "hasNews",
      c.labels, c.assignee_id::text AS "assigneeId", m.email AS assignee
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

/**
 * Counts per state under the other filters. Counting stops at `mostCounted`, so a million rows take as long as a few
 * thousand.
 */
export async function countCases(query: QueueQuery, reader: CaseReader): Promise<CaseCounts> {
  const sought = soughtBy(query, reader);
  const most = mostCounted + 1;
  return db().$queryRaw<CaseCounts>`
    SELECT s.state::text AS state,
      (SELECT count(*)::int FROM
        (SELECT FROM cases c WHERE ${matching(sought)} AND c.state = s.state LIMIT ${most}) AS found) AS count,
      (SELECT count(*)::int FROM
        (SELECT FROM cases c WHERE ${matching(sought)} AND c.state = s.state AND s.state <> 'done' AND c.due_at < now()
          LIMIT ${most}) AS found) AS late
    FROM unnest(enum_range(NULL::case_state)) AS s(state)`;
}

const mostListed = 20;
/** How many cases of each kind and state are read, those due last. It is enough to find the labels in use. */
const mostAsked = 200;

/** The most common labels on the later cases that the reader may see. The cost does not grow with the queue. */
export async function listLabels({ kinds }: Pick<CaseReader, "kinds">): Promise<string[]> {
  const rows = await db().$queryRaw<{ label: string }[]>`
    SELECT l.label
    FROM unnest(${[...kinds]}::case_kind[]) AS k(kind)
      CROSS JOIN unnest(enum_range(NULL::case_state)) AS s(state)
      CROSS JOIN LATERAL (
        SELECT c.labels FROM cases c WHERE c.kind = k.kind AND c.state = s.state
        ORDER BY c.due_at DESC, c.id DESC LIMIT ${mostAsked}) AS later
      CROSS JOIN unnest(later.labels) AS l(label)
    GROUP BY l.label ORDER BY count(*) DESC, l.label LIMIT ${mostListed}`;
  return rows.map(({ label }) => label);
}

/** The number of unfinished cases of a kind, by country slug. Cases without a country are not counted. */
export async function countOpenByCountry(kind: CaseKind): Promise<ReadonlyMap<string, number>> {
  const rows = await db().case.groupBy({
    by: ["countrySlug"],
    where: { kind, state: { not: "done" }, countrySlug: { not: null } },
    _count: true,
  });
  return new Map(rows.flatMap(({ countrySlug, _count }) => (countrySlug ? [[countrySlug, _count]] : [])));
}
