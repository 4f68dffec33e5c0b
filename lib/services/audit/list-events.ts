import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { AuditQuery } from "./open/audit-query.ts";

/** An event as an admin reads it. */
export type ListedEvent = {
  id: string;
  at: Date;
  action: string;
  outcome: string;
  actorId: string | null;
  /** The address of the actor, while they have an account. */
  actor: string | null;
  requestId: string | null;
  detail: Readonly<Record<string, string | number | boolean>>;
};

type Row = Omit<ListedEvent, "detail"> & { detail: unknown };

const eventsPerPage = 50;
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({});

/** An e-mail address finds the events of its account; an id finds its events even after the account is deleted. */
async function findActor(actor: string): Promise<string | undefined> {
  if (!actor.includes("@")) return actor;
  const found = await db().member.findUnique({ where: { email: actor }, select: { id: true } });
  return found?.id;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The matching events, newest first; a page continues after the event in `after`. */
export async function listEvents(
  query: AuditQuery,
): Promise<{ events: ListedEvent[]; next: string | undefined }> {
  const actor = query.actor ? await findActor(query.actor) : null;
  if (actor === undefined) return { events: [], next: undefined };
  const from = query.from ? new Date(query.from) : null;
  const until = query.until ? new Date(Date.parse(query.until) + dayMs) : null;
  const after = query.after ? BigInt(query.after) : null;
  const rows = await db().$queryRaw<Row[]>`
    SELECT e.id::text, e.at, e.deed AS action, e.outcome, e.actor_id::text AS "actorId", m.email AS actor,
      e.request_id AS "requestId", e.detail
    FROM audit_events e LEFT JOIN members m ON m.id = e.actor_id
    WHERE (${after}::bigint IS NULL OR e.id < ${after}::bigint)
      AND (${query.action ?? null}::text IS NULL OR e.deed = ${query.action ?? null})
      AND (${query.outcome ?? null}::text IS NULL OR e.outcome = ${query.outcome ?? null})
      AND (${actor}::uuid IS NULL OR e.actor_id = ${actor}::uuid)
      AND (${from}::timestamptz IS NULL OR e.at >= ${from}::timestamptz)
      AND (${until}::timestamptz IS NULL OR e.at < ${until}::timestamptz)
      AND (${query.reference ?? null}::text IS NULL OR e.detail ->> 'reference' = ${query.reference ?? null})
    ORDER BY e.id DESC
    LIMIT ${eventsPerPage + 1}`;
  const events = rows
    .slice(0, eventsPerPage)
    .map((row) => ({ ...row, detail: facts.parse(row.detail ?? {}) }));
  return { events, next: rows.length > events.length ? events.at(-1)?.id : undefined };
}
