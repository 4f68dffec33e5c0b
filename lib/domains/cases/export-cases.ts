import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { CaseEventKind } from "#lib/generated/prisma/enums.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { found, soughtBy, type CaseReader } from "./matching.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";
import { mostExported } from "./open/limits.ts";
import { queueSearch, type QueueQuery } from "./open/queue-query.ts";

/** A case as an export contains it, without anything that was written. */
export type ExportedCase = {
  id: string;
  reference: string;
  kind: CaseKind;
  topic: string;
  state: CaseState;
  countrySlug: string | null;
  filedAt: Date;
  dueAt: Date;
  /** The address of the assignee. */
  assignee: string | null;
  labels: string[];
  lastEvent: CaseEventKind | null;
  lastAt: Date | null;
};

const rowsAtOnce = 5_000;
const longestMs = 60_000;

/**
 * Exports the cases that match a query: passes them to `write` in batches, under the export's number. Each case records
 * the export, and the audit log records the filter and the count, all in one transaction that sees a snapshot of the
 * queue. Throws `invalid_input` before reading anything if there are more cases than an export may have.
 */
export async function exportCases(
  query: QueueQuery,
  reader: CaseReader,
  number: string,
  write: (rows: readonly ExportedCase[]) => void,
): Promise<void> {
  const sought = soughtBy(query, reader);
  const { text, after, ...filter } = query;
  await db().$transaction(
    async (on) => {
      const [all] = await on.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM (
          SELECT 1 AS one FROM cases c
          WHERE ${found(sought)}
          LIMIT ${mostExported + 1}) AS found`;
      if (!all || all.count > mostExported)
        throw new AppError("invalid_input", fault("case.exportMany", { most: mostExported }));
      let last: { at: Date; id: string } | undefined;
      for (;;) {
        const [at, id]: [Date | null, string | null] = last ? [last.at, last.id] : [null, null];
        const rows: ExportedCase[] = await on.$queryRaw<ExportedCase[]>`
          SELECT c.id::text AS id, c.reference, c.kind::text AS kind, c.topic, c.state::text AS state,
            c.country_slug AS "countrySlug", c.filed_at AS "filedAt", c.due_at AS "dueAt", m.email AS assignee,
            c.labels, l.kind::text AS "lastEvent", l.at AS "lastAt"
          FROM cases c LEFT JOIN members m ON m.id = c.assignee_id
            LEFT JOIN LATERAL (
              SELECT e.kind, e.at FROM case_events e WHERE e.case_id = c.id AND e.kind <> 'exported'
              ORDER BY e.id DESC LIMIT 1) l ON true
          WHERE ${found(sought)}
            AND (${at}::timestamptz IS NULL OR (c.due_at, c.id) > (${at}::timestamptz, ${id}::uuid))
          ORDER BY c.due_at, c.id LIMIT ${rowsAtOnce}`;
        write(rows);
        const ids = rows.map((row) => row.id);
        await on.$executeRaw`
          INSERT INTO case_events (case_id, kind, by_id, detail)
          SELECT c.id, 'exported', ${reader.memberId}::uuid, jsonb_build_object('export', ${number}::text)
          FROM cases c WHERE c.id = ANY(${ids}::uuid[])`;
        const end: ExportedCase | undefined = rows.at(-1);
        if (!end || rows.length < rowsAtOnce) break;
        last = { at: end.dueAt, id: end.id };
      }
      // The search text may be an address, so the log records only that there was one.
      const detail = {
        export: number,
        count: all.count,
        filter: queueSearch(filter),
        searched: text !== undefined,
      };
      await record({ action: "case.exported", outcome: "done", actorId: reader.memberId, detail }, on);
    },
    { isolationLevel: "RepeatableRead", timeout: longestMs },
  );
}
