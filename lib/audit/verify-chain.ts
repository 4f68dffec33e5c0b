import "server-only";
import { db } from "../db.ts";
import { retention } from "../upkeep/open/retention.ts";
import { beginning, digestOf, hashOf } from "./chain.ts";

/** What is wrong with the audit: which event or link, and in what way. */
export type ChainFault = {
  /** The number of the event. */
  id: string;
  fault: "changed" | "missing" | "link" | "unchained";
};

export type ChainState = {
  links: number;
  /** The hash of the last link, to be kept elsewhere and named the next time. */
  head: string;
  faults: readonly ChainFault[];
  /** Whether the head that was named is the hash of some link. */
  knowsHead: boolean | undefined;
};

const batchRows = 1_000;
/** What was written down so lately may not be in the chain yet. */
const chainedWithinMinutes = 15;
const mostFaults = 100;

function oldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - retention.auditEvents.years);
  return oldest;
}

/**
 * Walks the whole chain. An event that was changed no longer fits its link; one that was taken out is missing, unless it is so
 * old that it was deleted; a link that was changed, put in or taken out breaks the chain; an event put in past the site is in
 * no link. `head`: a hash that was kept elsewhere, which finds an end that was taken away.
 * `signal`: its time is over.
 */
export async function verifyChain({
  head,
  now = new Date(),
  signal,
}: { head?: string | undefined; now?: Date; signal?: AbortSignal } = {}): Promise<ChainState> {
  const faults: ChainFault[] = [];
  let seq = 0n;
  let before = beginning;
  let links = 0;
  let knowsHead = head === undefined ? undefined : false;
  const oldest = oldestKept(now);
  for (;;) {
    signal?.throwIfAborted();
    const rows = await db().auditLink.findMany({
      where: { seq: { gt: seq } },
      orderBy: { seq: "asc" },
      take: batchRows,
    });
    if (rows.length === 0) break;
    const events = await db().auditEvent.findMany({
      where: { id: { in: rows.map(({ eventId }) => eventId) } },
    });
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const link of rows) {
      const id = String(link.eventId);
      const event = byId.get(link.eventId);
      if (link.seq !== seq + 1n || link.hash !== hashOf(before, link)) faults.push({ id, fault: "link" });
      if (event && digestOf(event) !== link.digest) faults.push({ id, fault: "changed" });
      if (!event && link.at > oldest) faults.push({ id, fault: "missing" });
      ({ seq, hash: before } = link);
      if (head !== undefined && link.hash === head) knowsHead = true;
    }
    links += rows.length;
  }
  const late = new Date(now.getTime() - chainedWithinMinutes * 60_000);
  const unchained = await db().$queryRaw<{ id: bigint }[]>`
    SELECT e.id FROM audit_events e
    WHERE e.at < ${late}::timestamptz AND NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id)
    ORDER BY e.id LIMIT ${mostFaults}::int`;
  faults.push(...unchained.map(({ id }): ChainFault => ({ id: String(id), fault: "unchained" })));
  return { links, head: before, faults: faults.slice(0, mostFaults), knowsHead };
}
